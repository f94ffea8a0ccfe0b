import { aDeskOf, codeOf, type TestDesk } from '../desk/desk-fixtures.ts';
import { inviteFirstOwner } from '../desk-staff/invitations.ts';
import { testShop } from '../testing/test-shop.ts';

export const password = 'یک گذرواژهٔ بلند ۱۲۳';
export const names = { userName: 'laleh', fullName: 'لاله ایرانی' };

/** A desk whose first owner has set herself up, and the secret in her telephone. */
export async function aDeskWithOwner(options: Parameters<typeof aDeskOf>[1] = {}): Promise<{
  desk: TestDesk;
  secret: string;
  cookie: string;
}> {
  const desk = await aDeskOf(await testShop(), options);
  const token = (await inviteFirstOwner(desk.shop)) ?? '';
  const begun = await desk.ask('POST /v1/desk/setup/begin', { token });
  const { secret } = begun.body.Value;
  const form = { token, ...names, password, code: codeOf(desk.shop, secret) };
  const done = await desk.ask('POST /v1/desk/setup/finish', form);
  return { desk, secret, cookie: done.cookie ?? '' };
}

export const signIn = (desk: TestDesk, typed: string, address?: string) =>
  desk.ask(
    'POST /v1/desk/session/sign-in',
    { userName: 'Laleh', password: typed },
    address === undefined ? {} : { address },
  );

/** Time goes on by whole steps of the second factor, so that another code is shown. */
export function later({ shop }: TestDesk, seconds: number): void {
  shop.setTime(new Date(shop.clock().getTime() + seconds * 1000));
}
