import { useEffect, useRef } from 'react';
import type { Cart } from '@kashi/shared/contracts/cart';
import { createAsk } from '@kashi/shared/api/ask';
import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { Countdown } from '@kashi/shared/ui/goods/Countdown';
import { Notice } from '@kashi/shared/ui/notice/Notice';
import { cartMessages } from '../../cart-messages.ts';
import { readCartAgain } from '../live-cart/cart-reading.ts';
import { isLocked } from '../live-cart/cart-state.ts';

/** Why a cart in payment cannot be changed, and how long that lasts; when it is over the cart opens by itself. */
export function LockNotice({ cart }: { cart: Cart }) {
  return isLocked(cart) && <Locked seconds={cart.SecondsToUnlock} />;
}

/** How soon a cart that should be open by now is asked for again, in milliseconds. */
const againAfterMs = 3000;

function Locked({ seconds }: { seconds: number | null }) {
  const { fetch } = useShellApi();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** An open cart takes this notice away. Until then the clocks differ by a moment, or the network is away. */
  async function readOpened() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void readOpened(), againAfterMs);
    await readCartAgain(createAsk(fetch)).catch(() => {
      // It is asked for again.
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
