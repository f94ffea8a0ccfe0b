import { largestPriceToman, largestStock } from '@kashi/contracts/desk/goods/goods-fields';
import { setPrice, setStock } from '../../catalogue/product/sale-param-offers.ts';
import { CommandError } from '../command-error.ts';
import type { CommandContext } from '../command-context.ts';
import { wholeNumber } from '../text/numbers.ts';

/** Lists the variants of a product, with the ids that setting prices and stocks needs. */
export async function listVariants(
  context: CommandContext,
  [id]: readonly string[],
): Promise<void> {
  const productId = wholeNumber(id, { what: 'the number of a product', least: 1 });
  const rows = await context.store.db
    .selectFrom('sale_params as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.id', 'v.name', 'v.stock', 'v.padding_price', 'p.price'])
    .where('p.id', '=', productId)
    .orderBy('v.position')
    .orderBy('v.id')
    .execute();
  if (rows.length === 0) throw new CommandError(`The product ${productId} has no sale params.`);
  for (const { id: saleParamId, name, stock, padding_price, price } of rows) {
    const cost = price === 0 ? 'call for the price' : `${price + padding_price} toman`;
    context.say(`${saleParamId}  ${cost}  ${stock} in stock  ${name}`);
  }
}

/** Sets a variant's price; lists, the price chart and the running shop follow. */
export async function changePrice(
  context: CommandContext,
  [id, toman]: readonly string[],
): Promise<void> {
  const saleParamId = saleParamIn(id);
  const most = largestPriceToman;
  const price = wholeNumber(toman, { what: 'a price in tomans', least: 1, most });
  if (!(await setPrice(context, saleParamId, price))) throw unknown(saleParamId);
  context.say(`The sale param ${saleParamId} costs ${price} toman before its discount.`);
}

/** Sets the stock of a variant. */
export async function changeStock(
  context: CommandContext,
  [id, pieces]: readonly string[],
): Promise<void> {
  const saleParamId = saleParamIn(id);
  const stock = wholeNumber(pieces, { what: 'a number of pieces', least: 0, most: largestStock });
  if (!(await setStock(context, saleParamId, stock))) throw unknown(saleParamId);
  context.say(`The sale param ${saleParamId} has ${stock} in stock.`);
}

function saleParamIn(word: string | undefined): number {
  return wholeNumber(word, { what: 'the number of a sale param', least: 1 });
}

function unknown(saleParamId: number): CommandError {
  return new CommandError(`There is no sale param ${saleParamId}.`);
}
