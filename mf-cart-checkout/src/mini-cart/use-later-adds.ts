import { useEffect } from 'react';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { sendLaterAdds } from '../parts/live-cart/later-adds.ts';

/** A phone says that it is connected some time before it is, in milliseconds. */
const againAfterMs = 5000;

/**
 * Sends what was put into the cart without a network, as soon as there is one (R45). The shell sees to it that none of it goes to another
 * customer.
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
    handleOnline();
    addEventListener('online', handleOnline);
    return () => {
      clearTimeout(again);
      removeEventListener('online', handleOnline);
    };
  }, [shell]);
}
