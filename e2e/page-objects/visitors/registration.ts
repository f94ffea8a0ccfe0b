import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** A person without an account. */
export interface Newcomer {
  mobile: string;
  password: string;
  firstName: string;
  lastName: string;
}

export interface Customer extends Newcomer {
  token: string;
}

export function newcomer(): Newcomer {
  return {
    mobile: `09${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
    password: 'kashi1234',
    firstName: 'نگار',
    lastName: 'رضایی',
  };
}

/** Fills in the registration form on the page, up to the step that waits for the code. */
export async function startsRegistration(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('نام', { exact: true }).fill(person.firstName);
  await page.getByLabel('نام خانوادگی').fill(person.lastName);
  await page.getByLabel('شمارهٔ موبایل').fill(person.mobile);
  await page.getByLabel('رمز عبور', { exact: true }).fill(person.password);
  await page.getByLabel('تکرار رمز عبور').fill(person.password);
  await page.getByRole('button', { name: 'ثبت‌نام', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'کد تأیید' })).toBeVisible();
}

/** Registers with the form and the code from the SMS. */
export async function registers(page: Page, person: Newcomer): Promise<void> {
  await startsRegistration(page, person);
  const code = await codeSentTo(page.request, person.mobile);
  await page.getByLabel('کد تأیید').pressSequentially(code);
  await expect(page.getByRole('heading', { level: 1, name: 'حساب شما ساخته شد' })).toBeVisible();
}

/** Asks for a code on the sign-in page, up to the step that waits for it. */
export async function asksForCode(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('شمارهٔ موبایل').fill(mobile);
  await page.getByRole('main').getByRole('button', { name: 'دریافت کد' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'کد تأیید' })).toBeVisible();
}

/** Signs in by the password, which the sign-in page offers beside the code. */
export async function signsIn(page: Page, { mobile, password }: Newcomer): Promise<void> {
  await page.getByLabel('شمارهٔ موبایل').waitFor();
  const byPassword = page.getByRole('main').getByRole('link', { name: 'ورود با رمز عبور' });
  if (await byPassword.isVisible()) await byPassword.click();
  // The field of the password first: the page before has one for the number as well.
  await page.getByLabel('رمز عبور', { exact: true }).fill(password);
  await page.getByLabel('شمارهٔ موبایل').fill(mobile);
  await page.getByRole('main').getByRole('button', { name: 'ورود', exact: true }).click();
}

/** Registers by the API, for specs about later steps. */
export async function aCustomer(request: APIRequestContext): Promise<Customer> {
  const person = newcomer();
  const { ConfirmationCodeHashId } = await ask(request, 'UserRegister/Register', {
    UserName: person.mobile,
    Password: person.password,
    RePassword: person.password,
    FirstName: person.firstName,
    LastName: person.lastName,
  });
  const SendCode = await codeSentTo(request, person.mobile);
  const { Token } = await ask(request, 'UserRegister/Confirm', {
    ConfirmationCodeHashId,
    SendCode,
  });
  return { ...person, token: Token ?? '' };
}

/** Stores the customer's session in the browser, as after an earlier visit. Call before the first page opens. */
export async function isSignedIn(page: Page, { token, ...person }: Customer): Promise<void> {
  await remembers(page, {
    accessToken: token,
    customerFullName: `${person.firstName} ${person.lastName}`,
  });
}

/** Writes entries into the shop's local storage once, when the tab first opens the shop; later changes by the shop stay. */
export async function remembers(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    // A blank page has no storage.
    if (location.origin === 'null') return;
    const mark = `remembered ${Object.keys(stored).join()}`;
    if (sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, 'yes');
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, entries);
}

/** Reads the newest code of a number from the development outbox, as the shopper reads it from the phone. */
export async function codeSentTo(request: APIRequestContext, mobile: string): Promise<string> {
  const outbox = await (await request.get('/dev/outbox')).text();
  const [, code] = new RegExp(`${mobile}</td>.*?<code>(\\d{5})</code>`, 's').exec(outbox) ?? [];
  if (!code) throw new Error(`No code has been sent to ${mobile}`);
  return code;
}

async function ask(
  request: APIRequestContext,
  call: string,
  data: object,
): Promise<Record<string, string | undefined>> {
  const response = await request.post(`/v1/Identity/${call}`, { data });
  await expect(response, `${call} is answered`).toBeOK();
  const { Value } = (await response.json()) as { Value: Record<string, string | undefined> };
  return Value;
}
