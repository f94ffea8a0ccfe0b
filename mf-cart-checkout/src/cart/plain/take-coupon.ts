import type { Ask } from '@kashi/contracts/asking/ask';
import type { FormOutcome } from '@kashi/border/remote-contract';
import { couponSchema } from '@kashi/contracts/coupon';
import { refusedFormIn } from '@kashi/kit/plain/refused-form';
import { takeTyped } from '@kashi/kit/plain/take-typed';
import { removeCoupon, setCoupon } from '../coupon/coupon-data.ts';
import { keptRefusal, keptRefusalOf } from './kept-cookies.ts';
import { plainMessages } from './plain-messages.ts';

interface TypedCoupon {
  ask: Ask;
  url: URL;
  /** The cart's hash; '' for none. */
  hash: string;
}

/** Sets a coupon: a refused code comes back in its field, with the reason; to the code, if that comes, the reason alone. */
export async function takeCoupon(
  typed: Record<string, string>,
  { ask, url, hash: HashCartId }: TypedCoupon,
): Promise<FormOutcome> {
  const outcome = await takeTyped({
    typed,
    keeps: ['CouponCode'],
    schema: couponSchema,
    url,
    async send(coupon) {
      await setCoupon(ask, { HashCartId, ...coupon });
      return { to: '/cart', cookies: [] };
    },
  });
  return { ...outcome, cookies: [...outcome.cookies, keptRefusal(sentenceOf(outcome, url))] };
}

/** Why the form was refused; null where it was not, and where a session that has ended leads to the sign-in. */
function sentenceOf({ cookies }: FormOutcome, { pathname }: URL): string | null {
  const sent = Object.fromEntries(cookies.map(({ name, value }) => [name, value ?? '']));
  const form = refusedFormIn(sent, pathname);
  if (!form) return null;
  return (
    form.errors[0]?.Message ?? (form.problem && (form.problem.message ?? plainMessages.failed))
  );
}

export async function takeCouponOff(ask: Ask, hash: string): Promise<FormOutcome> {
  try {
    await removeCoupon(ask, hash);
    return { to: '/cart', cookies: [keptRefusal(null)] };
  } catch (error) {
    return { to: '/cart', cookies: [keptRefusalOf(error)] };
  }
}
