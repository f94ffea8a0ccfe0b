import { useEffect, useRef } from 'react';
import type { Cart } from '@kashi/contracts/cart';
import { createAsk } from '@kashi/contracts/asking/ask';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { Countdown } from '@kashi/ui/goods/Countdown';
import { Notice } from '@kashi/ui/notice/Notice';
import { cartMessages } from '../../cart-messages.ts';
import { readCartAgain } from '../live-cart/cart-reading.ts';
import { isLocked } from '../live-cart/cart-state.ts';

/** Says that a cart in payment cannot be changed, and for how long; reads the cart again when the time is over. */
export function LockNotice({ cart }: { cart: Cart }) {
  return isLocked(cart) && <Locked seconds={cart.SecondsToUnlock} />;
}

/** The pause before a cart that should be open by now is read again, in milliseconds. */
const againAfterMs = 3000;

function Locked({ seconds }: { seconds: number | null }) {
  const { fetch } = useShellApi();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /**
   * Reads the cart: an open cart removes this notice. A cart that is still locked means that the clocks differ a little, or
   * that no answer came.
   */
  async function readOpened() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void readOpened(), againAfterMs);
    await readCartAgain(createAsk(fetch)).catch(() => {
      // Silence is right: the next reading follows.
    });
  }

  return (
    <Notice variant="waiting" role="status">
      <p>{cartMessages.locked}</p>
      {seconds !== null && (
        <p>
          {cartMessages.timeLeft} <Countdown seconds={seconds} onEnd={() => void readOpened()} />
        </p>
      )}
    </Notice>
  );
}
