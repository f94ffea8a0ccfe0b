import { Toman } from '@kashi/shared/ui/goods/Toman';
import { messages } from './messages.ts';

/** What a carrier asks, in tomans; nothing is said in words. */
export function DeliveryFee({ amount }: { amount: number }) {
  return amount === 0 ? messages.carriers.free : <Toman amount={amount} />;
}
