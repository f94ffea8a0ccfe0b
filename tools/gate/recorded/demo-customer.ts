import { randomInt } from 'node:crypto';
import { createAsk, type Ask } from '@kashi/contracts/asking/ask';
import { recordedCustomerMessages as messages } from './recorded-customer-messages.ts';

/** A customer of a demo shop. */
export interface DemoCustomer {
  mobile: string;
  password: string;
  token: string;
}

/** Opens an account in a demo shop with this phone number, or with any; reads the code from the development outbox. */
export async function registerAt(shopUrl: string, mobile = anyMobile()): Promise<DemoCustomer> {
  const ask = askAt(shopUrl);
  const password = 'kashi1234';
  const { value: confirmation } = await ask('POST /v1/Identity/UserRegister/Register', {
    UserName: mobile,
    Password: password,
    RePassword: password,
    FirstName: messages.firstName,
    LastName: messages.lastName,
  });
  const outbox = await (await fetch(new URL('/dev/outbox', shopUrl))).text();
  const [, code = ''] =
    new RegExp(`${mobile}</td>.*?<code>(\\d{5})</code>`, 's').exec(outbox) ?? [];
  const { value } = await ask('POST /v1/Identity/UserRegister/Confirm', {
    ConfirmationCodeHashId: confirmation.ConfirmationCodeHashId,
    SendCode: code,
  });
  return { mobile, password, token: value.Token };
}

/** Calls that shop's API, as the customer with the token or as a guest. */
export function askAt(shopUrl: string, token?: string): Ask {
  return createAsk((path, init) => {
    const request = new Request(new URL(path as string, shopUrl), init);
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    return fetch(request);
  });
}

export function anyMobile(): string {
  return `0912${String(randomInt(10_000_000)).padStart(7, '0')}`;
}
