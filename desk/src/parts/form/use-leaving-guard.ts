import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { messages } from '../messages.ts';

/** Asks a member who has typed what is not saved yet before a link, a step back or the end of the tab takes it away. */
export function useLeavingGuard(isUnsaved: boolean): void {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    if (window.confirm(messages.unsaved)) proceed();
    else reset();
  }, [state, proceed, reset]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
