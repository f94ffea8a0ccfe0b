import { useEffect, useRef, useState } from 'react';
import type { Cart } from '@kashi/contracts/cart';
import { createAsk } from '@kashi/contracts/asking/ask';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { Countdown } from '@kashi/ui/goods/Countdown';
import { Notice } from '@kashi/ui/notice/Notice';
import { cartMessages } from '../../cart-messages.ts';
import { readCartAgain } from '../live-cart/cart-reading.ts';
import { cartAtom, cartStore, isLocked } from '../live-cart/cart-state.ts';

/** Says that a cart in payment cannot be changed, and for how long; reads the cart again when the time is over. */
export function LockNotice({ cart }: { cart: Cart }) {
  return isLocked(cart) && <Locked seconds={cart.SecondsToUnlock} />;
}

/** The pause before a cart that should be open by now is read again, in milliseconds. */
const againAfterMs = 3000;
/** A rest of the time that is only a difference of the clocks; more of it is a lock that was renewed. */
const mostSecondsOff = 5;

function Locked({ seconds = null }: { seconds: number | null | undefined }) {
  const { fetch } = useShellApi();
  /** The number of times that the lock was renewed. */
  const [renewals, setRenewals] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /**
   * Reads the cart: an open cart removes this notice. A cart that is still locked means that the clocks differ a little, or
   * that no answer came, or that it was locked anew, which is counted down again.
   */
  async function readOpened() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void readOpened(), againAfterMs);
    try {
      await readCartAgain(createAsk(fetch));
    } catch {
      // Silence is right: the next reading follows.
      return;
    }
    if ((cartStore.get(cartAtom)?.SecondsToUnlock ?? 0) <= mostSecondsOff) return;
    clearTimeout(timer.current);
    setRenewals((before) => before + 1);
  }

  return (
    <Notice variant="waiting" role="status">
      <p>{cartMessages.locked}</p>
      {seconds !== null && (
        <p>
          {cartMessages.timeLeft}{' '}
          <Countdown key={renewals} seconds={seconds} onEnd={() => void readOpened()} />
        </p>
      )}
    </Notice>
  );
}
