import type * as z from 'zod/mini';
import type { misbehaviourSchema } from '../../bank-sandbox/misbehaviour.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { sandboxPath } from '../../banks/open-gateways.ts';

/** A shop that tests can call, in this process or in another. */
export type AskedShop = Pick<TestShop, 'ask' | 'askAnything' | 'environment'>;

/**
 * Presses a button of the bank's page and returns the address to which the bank sends the browser back. The fields of a posted
 * form are also put into that address, and `comeBack` posts them again. '' if the browser stays at the bank.
 */
export async function pressAtBank(
  shop: AskedShop,
  url: string,
  button: 'pay' | 'cancel' | 'fail',
): Promise<string> {
  const authority = await authorityBehind(shop, url);
  const pressed = await shop.askAnything('POST', `${sandboxPath}/payments/${authority}/${button}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return pressed.statusCode === 303 ? String(pressed.headers.location) : formIn(pressed.body);
}

/** The bank's id of the payment at this address, found through the shop's bridge page if there is one. */
async function authorityBehind(shop: AskedShop, url: string): Promise<string> {
  const { pathname, searchParams } = new URL(url);
  if (pathname.startsWith(sandboxPath)) {
    return searchParams.get('token') ?? pathname.split('/').at(-1) ?? '';
  }
  const bridge = new URL(formIn((await shop.askAnything('GET', pathname)).body));
  return bridge.searchParams.get('RefId') ?? '';
}

function formIn(page: string): string {
  const action = /<form method="post" action="([^"]*)"><input/.exec(page)?.[1];
  if (!action) return '';
  const url = new URL(action);
  for (const [, name = '', value = ''] of page.matchAll(/name="(\w+)" value="([^"]*)"/g)) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

/** Follows the browser back from the bank; returns the path of the shop's page, without the payment's id. */
export async function comeBack(shop: AskedShop, returnUrl: string): Promise<string> {
  return (await comeBackWhole(shop, returnUrl)).replace(/&id=[\w-]{22}$/, '');
}

/** Like `comeBack`, with the payment's id. */
export async function comeBackWhole(shop: AskedShop, returnUrl: string): Promise<string> {
  const { pathname, search } = new URL(returnUrl);
  const answer = pathname.startsWith('/pay/zarinpal/')
    ? await shop.askAnything('GET', pathname + search)
    : await shop.askAnything('POST', pathname, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: search.slice(1),
      });
  if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} instead of 303`);
  return String(answer.headers.location).replace(shop.environment.publicUrl, '');
}

/** The return with some fields changed; null removes a field. */
export function changed(returnUrl: string, change: Record<string, string | null>): string {
  const url = new URL(returnUrl);
  for (const [field, value] of Object.entries(change)) {
    if (value === null) url.searchParams.delete(field);
    else url.searchParams.set(field, value);
  }
  return url.href;
}

/** The return of an unpaid payment, forged to claim success with the receipt of another payment at the same bank. */
export function withReceiptOf(returnUrl: string, paidReturnUrl: string): string {
  const paid = new URL(paidReturnUrl).searchParams;
  const said = [
    'Status',
    'ResCode',
    'RefNum',
    'SaleReferenceId',
    'Authority',
    'state',
    'transactionId',
  ]
    .map((field) => [field, paid.get(field)] as const)
    .filter(([, value]) => value !== null);
  return changed(returnUrl, Object.fromEntries(said));
}

export async function misbehave(
  shop: Pick<AskedShop, 'askAnything'>,
  misbehaviour: z.input<typeof misbehaviourSchema>,
): Promise<void> {
  await shop.askAnything('POST', `${sandboxPath}/misbehave`, { payload: misbehaviour });
}
