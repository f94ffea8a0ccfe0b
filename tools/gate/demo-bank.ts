/**
 * Pays at the bank of play money that a demo shop has in place of the gateway: from the address that the shop has answered, as
 * a browser would follow it. Answers where the shopper is led in the end, the path of an order or of the wallet.
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
