import { useSignedIn } from '@kashi/kit/ShellApiContext';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Sends a visitor who is signed in already, here or in another tab, away to `goTo` (R17). */
export function useSignedInVisitor(goTo: string): void {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const gone = useRef(false);

  useEffect(() => {
    if (!signedIn || gone.current) return;
    gone.current = true;
    void navigate(goTo, { replace: true });
  }, [navigate, signedIn, goTo]);
}
