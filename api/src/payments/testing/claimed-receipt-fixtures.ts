import { gateways } from '@kashi/contracts/gateways';
import { GatewayUnclear } from '../../banks/gateway.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { comeBack, pressAtBank, withReceiptOf } from './bank-visit-fixtures.ts';
import { aBuyer, paymentUrl } from './payment-fixtures.ts';

export const strangersMobile = '09120000000';

/**
 * A buyer who has paid at Saman and has not come back yet, and a stranger with an unpaid payment of the same sum for goods that are
 * sold out: `honest` brings the buyer back, `lie` brings the stranger with the buyer's receipt.
 */
export async function aReceiptToClaim(shop: TestShop): Promise<{ honest: string; lie: string }> {
  const buyer = await aBuyer(shop);
  const stranger = await aBuyer(shop, { mobile: strangersMobile });
  const honest = await pressAtBank(shop, await paymentUrl(shop, buyer, { at: 'saman' }), 'pay');
  const unpaid = await paymentUrl(shop, stranger, { at: 'saman' });
  const lie = withReceiptOf(await pressAtBank(shop, unpaid, 'cancel'), honest);
  await comeBack(shop, await pressAtBank(shop, unpaid, 'cancel'));
  await shop.store.db
    .updateTable('sale_params')
    .set({ stock: 0 })
    .where('id', '=', stranger.saleParamId)
    .execute();
  return { honest, lie };
}

/** The stranger comes back with the receipt, and its buyer does not; asked to give the money back, Saman says these answers, then yes. */
export async function claimWrongly(
  shop: TestShop,
  answers: (boolean | 'unclear')[],
): Promise<void> {
  const { lie } = await aReceiptToClaim(shop);
  await comeBack(shop, lie);
  const saman = shop.gateways[gateways.saman.code]!;
  shop.gateways[gateways.saman.code] = {
    ...saman,
    reverse: () => {
      const answer = answers.shift();
      if (answer === 'unclear') throw new GatewayUnclear('No answer from the bank');
      return Promise.resolve(answer ?? true);
    },
  };
}
