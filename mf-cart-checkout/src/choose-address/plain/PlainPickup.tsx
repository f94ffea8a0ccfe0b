import type { Cart } from '@kashi/contracts/cart';
import { Button } from '@kashi/ui/actions/Button';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import type { PickupPlace } from '../../parts/checkout/pickup.ts';
import { messages } from '../messages.ts';
import { PickupFacts } from '../PickupFacts.tsx';

/** Pickup by one press, which goes on to the invoice. */
export function PlainPickup({ cart, place }: { cart: Cart; place: PickupPlace }) {
  return (
    <Panel title={messages.pickup}>
      <form method="post" action="/chooseAddress">
        <input type="hidden" name="HashCartId" value={cart.HashCartId} />
        <Stack gap={4}>
          <p>
            <PickupFacts place={place} />
          </p>
          <Button type="submit" name="step" value="pickup" variant="secondary">
            {messages.takeHere}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
