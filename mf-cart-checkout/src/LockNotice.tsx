import type { Cart } from '@kashi/shared/contracts/cart';
import { createAsk } from '@kashi/shared/api/ask';
import { useHost } from '@kashi/shared/kit/HostContext';
import { Countdown } from '@kashi/shared/ui/Countdown';
import { Notice } from '@kashi/shared/ui/Notice';
import { cartMessages } from './cart-messages.ts';
import { readCartAgain } from './cart-reading.ts';
import { isLocked } from './cart-state.ts';

/** Why a cart in payment cannot be changed, and how long that lasts; when it is over the cart is read again. */
export function LockNotice({ cart }: { cart: Cart }) {
  const { fetch } = useHost();
  if (!isLocked(cart)) return null;

  function readOpened() {
    readCartAgain(createAsk(fetch)).catch(() => {
      // The next change of the cart says whether it has opened.
    });
  }

  return (
    <Notice variant="waiting" role="status">
      <p>{cartMessages.locked}</p>
      {cart.SecondsToUnlock !== null && (
        <p>
          {cartMessages.timeLeft} <Countdown seconds={cart.SecondsToUnlock} onEnd={readOpened} />
        </p>
      )}
    </Notice>
  );
}
