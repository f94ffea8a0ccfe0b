import type { TestShop } from '../testing/test-shop.ts';
import { Outbox } from '../sms/outbox.ts';

export const aRegistration = {
  UserName: '09131234567',
  Password: 'kashi12',
  RePassword: 'kashi12',
  FirstName: 'نگار',
  LastName: 'رضایی',
};

/** The newest code sent to the number. */
export function lastCodeTo(shop: TestShop, mobile: string): string {
  const message = outboxOf(shop)
    .messages()
    .find((sent) => sent.mobile === mobile);
  if (!message) throw new Error(`No code was sent to ${mobile}.`);
  return message.code;
}

export function outboxOf(shop: TestShop): Outbox {
  if (!(shop.sms instanceof Outbox)) throw new Error('This shop sends real messages.');
  return shop.sms;
}

/** A registered and signed-in customer: id and token. */
export async function aCustomer(
  shop: TestShop,
  registration: Partial<typeof aRegistration> = {},
): Promise<{ id: number; token: string; mobile: string }> {
  const form = { ...aRegistration, ...registration };
  const asked = await shop.ask('POST /v1/Identity/UserRegister/Register', form);
  const confirmed = await shop.ask('POST /v1/Identity/UserRegister/Confirm', {
    ConfirmationCodeHashId: asked.body.Value.ConfirmationCodeHashId,
    SendCode: lastCodeTo(shop, form.UserName),
  });
  const { id } = await shop.store.db
    .selectFrom('customers')
    .select('id')
    .where('mobile', '=', form.UserName)
    .executeTakeFirstOrThrow();
  return { id, token: confirmed.body.Value.Token, mobile: form.UserName };
}

export async function askForAccount(
  shop: TestShop,
  mobile = aRegistration.UserName,
  asked: { address?: string } = {},
): Promise<string> {
  const form = { ...aRegistration, UserName: mobile };
  const answer = await shop.ask('POST /v1/Identity/UserRegister/Register', form, asked);
  return answer.body.Value.ConfirmationCodeHashId;
}

export function confirmAccount(
  shop: TestShop,
  hashId: string,
  code = lastCodeTo(shop, aRegistration.UserName),
) {
  return shop.ask('POST /v1/Identity/UserRegister/Confirm', {
    ConfirmationCodeHashId: hashId,
    SendCode: code,
  });
}

/** Asks for a code to sign in; the answer names its request. */
export function askToLogIn(
  shop: TestShop,
  UserName = aRegistration.UserName,
  asked: { address?: string } = {},
) {
  return shop.ask('POST /v1/Identity/LoginByCode/GenerateConfirmationCode', { UserName }, asked);
}

export function logInByCode(
  shop: TestShop,
  ConfirmationCodeHashId: string,
  SendCode = lastCodeTo(shop, aRegistration.UserName),
) {
  return shop.ask('POST /v1/Identity/LoginByCode/Confirm', { ConfirmationCodeHashId, SendCode });
}

/** A customer without a name and without a password, as the first sign-in by a code makes one. */
export async function aNamelessCustomer(
  shop: TestShop,
  mobile = aRegistration.UserName,
): Promise<{ token: string; mobile: string }> {
  const asked = await askToLogIn(shop, mobile);
  const { ConfirmationCodeHashId } = asked.body.Value;
  const { body } = await logInByCode(shop, ConfirmationCodeHashId, lastCodeTo(shop, mobile));
  return { token: body.Value.Token, mobile };
}

/** Any code but this one. */
export function otherCode(code: string): string {
  return code === '00000' ? '11111' : '00000';
}

export function logIn(
  shop: TestShop,
  Password: string,
  { UserName = aRegistration.UserName, address }: { UserName?: string; address?: string } = {},
) {
  return shop.ask(
    'POST /v1/Identity/Account/Login',
    { UserName, Password },
    address === undefined ? {} : { address },
  );
}

export function readProfile(shop: TestShop, token: string) {
  return shop.ask('GET /v1/Identity/CustomersProfile/ReadProfile', {}, { token });
}
