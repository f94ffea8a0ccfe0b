import { useEffect } from 'react';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { storedCartHash } from '../parts/live-cart/cart-hash.ts';
import { forgetLaterAdds, sendLaterAdds } from '../parts/live-cart/later-adds.ts';

/** A phone says that it is connected some time before it is, in milliseconds. */
const againAfterMs = 5000;

/**
 * Sends what was put into the cart without a network, as soon as there is one (R45). Who signs out leaves none of it; it outlives a
 * session that merely ends, as the cart does.
 */
export function useLaterAdds(): void {
  const shell = useShellApi();
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let isSending = false;
    const send = async () => {
      if (isSending) return;
      isSending = true;
      clearTimeout(again);
      const isWaiting = await sendLaterAdds(shell).catch(() => false);
      isSending = false;
      if (isWaiting && navigator.onLine) again = setTimeout(() => void send(), againAfterMs);
    };
    const handleOnline = () => void send();
    const { session } = shell;
    let wasSignedIn = session.isSignedIn();
    const stop = session.onChange(() => {
      // A sign-out deletes the hash of the cart, and a session that ends leaves it.
      const hasSignedOut = wasSignedIn && !session.isSignedIn() && storedCartHash() === null;
      if (hasSignedOut) forgetLaterAdds();
      wasSignedIn = session.isSignedIn();
    });
    handleOnline();
    addEventListener('online', handleOnline);
    return () => {
      clearTimeout(again);
      stop();
      removeEventListener('online', handleOnline);
    };
  }, [shell]);
}
