import { setPrice, setStock } from '../catalogue/sale-param-offers.ts';
import { CommandError } from './command-error.ts';
import type { Desk } from './desk.ts';
import { wholeNumber } from './numbers.ts';

/** Sets what a variant costs; lists, the chart of prices and the running shop follow. */
export async function changePrice(desk: Desk, [id, toman]: readonly string[]): Promise<void> {
  const saleParamId = saleParamIn(id);
  const most = largestPrice;
  const price = wholeNumber(toman, { what: 'a price in tomans', least: 1, most });
  if (!(await setPrice(desk, saleParamId, price))) throw unknown(saleParamId);
  desk.say(`The sale param ${saleParamId} costs ${price} toman before its discount.`);
}

/** Sets how many pieces of a variant there are. */
export async function changeStock(desk: Desk, [id, pieces]: readonly string[]): Promise<void> {
  const saleParamId = saleParamIn(id);
  const stock = wholeNumber(pieces, { what: 'a number of pieces', least: 0 });
  if (!(await setStock(desk, saleParamId, stock))) throw unknown(saleParamId);
  desk.say(`The sale param ${saleParamId} has ${stock} in stock.`);
}

/** As the listing's filter knows it. */
const largestPrice = 1_000_000_000_000;

function saleParamIn(word: string | undefined): number {
  return wholeNumber(word, { what: 'the number of a sale param', least: 1 });
}

function unknown(saleParamId: number): CommandError {
  return new CommandError(`There is no sale param ${saleParamId}.`);
}
