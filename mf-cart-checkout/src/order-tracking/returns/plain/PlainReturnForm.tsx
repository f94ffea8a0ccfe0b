import type { Order } from '@kashi/contracts/order';
import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { Button } from '@kashi/ui/actions/Button';
import { Stack } from '@kashi/ui/layout/Stack';
import { messages as returnMessages } from '../messages.ts';
import { ReturnFields } from '../ReturnFields.tsx';
import { messages } from './messages.ts';

interface PlainReturnFormProps {
  order: Order;
  hash: string;
  /** Names the press, so that a page that is sent twice asks once. */
  pressKey: string;
  refused: RefusedForm | null;
}

/** Asks to return pieces of the order by a form alone, without pictures. */
export function PlainReturnForm({ order, hash, pressKey, refused }: PlainReturnFormProps) {
  const typed = refused?.typed ?? {};
  return (
    <form method="post" action={`/orderTracking/${hash}`} noValidate>
      <input type="hidden" name="Key" value={typed['Key'] ?? pressKey} />
      <Stack gap={5}>
        <ReturnFields
          items={order.OrderDetails}
          typed={typed}
          errorOf={(name) => refused?.errors.find(({ Field }) => Field === name)?.Message}
        />
        <p>{messages.noPictures}</p>
        <Button type="submit" name="step" value="return">
          {returnMessages.form.send}
        </Button>
      </Stack>
    </form>
  );
}
