import type { Cart } from '@kashi/shared/contracts/cart';
import { toPersianDigits } from '@kashi/shared/format/persian';
import { Button } from '@kashi/shared/ui/actions/Button';
import { Panel } from '@kashi/shared/ui/layout/Panel';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { messages } from '../messages.ts';

/** Pickup by one press, which goes on to the invoice. */
export function PlainPickup({ cart, shopAddress }: { cart: Cart; shopAddress: string }) {
  return (
    <Panel title={messages.pickup}>
      <form method="post" action="/chooseAddress">
        <input type="hidden" name="HashCartId" value={cart.HashCartId} />
        <Stack gap={4}>
          <p>{toPersianDigits(shopAddress)}</p>
          <Button type="submit" name="step" value="pickup" variant="secondary">
            {messages.takeHere}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
