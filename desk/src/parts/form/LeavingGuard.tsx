import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { forgetUnsaved, isAnythingUnsaved, mayLeave } from './unsaved.ts';

/** Asks before a link, a step back or the end of the tab takes typed text away, from whichever form of the screen. */
export function LeavingGuard() {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isAnythingUnsaved(),
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    if (!mayLeave()) {
      reset();
      return;
    }
    forgetUnsaved();
    proceed();
  }, [state, proceed, reset]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isAnythingUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return null;
}
