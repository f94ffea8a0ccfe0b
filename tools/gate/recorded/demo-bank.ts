/**
 * Pays at the play-money bank of a demo shop, from the address that the shop has returned, as a browser would. Returns the path
 * where the shopper ends, of an order or of the wallet.
 */
export async function paysAt(shopUrl: string, paymentUrl: string): Promise<string> {
  const payment = new URL(paymentUrl).pathname.split('/').at(-1);
  const fromBank = await leads(new URL(`/bank/payments/${payment}/pay`, shopUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { pathname, search } = new URL(fromBank, shopUrl);
  return leads(new URL(pathname + search, shopUrl));
}

async function leads(from: URL, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(from, { ...init, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.headers.get('location') ?? '';
}
