import { Button } from '@kashi/ui/actions/Button';
import { messages } from './messages.ts';

interface BuyAgainFormProps {
  /** The order's number, for the button's name. */
  id: number;
  hash: string;
}

/**
 * Puts the goods of an order into the cart: a form that the cart's page takes. Once the cart's own code has loaded, it handles the
 * form.
 */
export function BuyAgainForm({ id, hash }: BuyAgainFormProps) {
  return (
    <form method="post" action="/cart">
      <input type="hidden" name="HashOrderId" value={hash} />
      <Button type="submit" variant="soft" size="small" aria-label={messages.buyOrderAgain(id)}>
        {messages.buyAgain}
      </Button>
    </form>
  );
}
