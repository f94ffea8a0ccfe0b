import { randomBytes } from 'node:crypto';
import type { shopAt, Shopper } from '../../api/src/payments/testing/crowd-fixtures.ts';
import type { Store } from '../../api/src/store/store.ts';
import { idempotencyKeyHeader } from '@kashi/contracts/call/idempotency-key';
import { statusOf } from './machines-fixtures.ts';

/** Every shopper adds one more piece to their cart, by one press under one key, however often it has to be sent. */
export async function secondPieces({ db }: Store, shoppers: readonly Shopper[]) {
  const { id } = await db.selectFrom('sale_params').select('id').executeTakeFirstOrThrow();
  const keys = new Map(
    shoppers.map((shopper) => [shopper, randomBytes(18).toString('base64url')] as const),
  );
  const added = new Set<Shopper>();
  const press = async (shop: ReturnType<typeof shopAt>, shopper: Shopper) => {
    const input = { HashCartId: shopper.hash, ProductSaleParamId: id };
    const headers = { [idempotencyKeyHeader]: keys.get(shopper) ?? '' };
    const { token } = shopper;
    const answer = await shop.ask('POST /v1/Orders/Carts/AddCartItem', input, { token, headers });
    if (answer.status === 200) added.add(shopper);
  };
  return {
    /** Answers the shoppers who have the product in their cart by now. */
    async add(shop: ReturnType<typeof shopAt>, few: readonly Shopper[]): Promise<Shopper[]> {
      const rest = few.filter((each) => !added.has(each));
      await Promise.allSettled(rest.map((each) => press(shop, each)));
      return few.filter((each) => added.has(each));
    },
  };
}

/** Somebody looks at the page without a pause; how often each status has come. */
export function visitsTo(url: string) {
  const seen: Record<number, number> = {};
  let isOver = false;
  const visits = (async () => {
    while (!isOver) {
      const status = await statusOf(url);
      seen[status] = (seen[status] ?? 0) + 1;
    }
  })();
  return {
    async end() {
      isOver = true;
      await visits;
      return seen;
    },
  };
}
