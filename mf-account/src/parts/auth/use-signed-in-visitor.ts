import { useHost, useSignedIn } from '@kashi/shared/kit/HostContext';
import { useEffect, useRef } from 'react';

/** A visitor who is signed in already, here or in another tab, has no business on this page (R17). */
export function useSignedInVisitor(goTo: string): void {
  const host = useHost();
  const signedIn = useSignedIn();
  const gone = useRef(false);

  useEffect(() => {
    if (!signedIn || gone.current) return;
    gone.current = true;
    host.navigate(goTo, { replace: true });
  }, [host, signedIn, goTo]);
}
