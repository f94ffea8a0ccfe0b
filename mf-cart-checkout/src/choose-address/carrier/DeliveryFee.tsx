import { Toman } from '@kashi/ui/goods/Toman';
import { messages } from '../messages.ts';

/** A carrier's fee in toman; a fee of 0 is a word. */
export function DeliveryFee({ amount }: { amount: number }) {
  return amount === 0 ? messages.carriers.free : <Toman amount={amount} />;
}
