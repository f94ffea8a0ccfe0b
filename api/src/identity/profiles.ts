import type { OwnProfile, Profile } from '@kashi/contracts/account/account';
import type { ProfileBefore } from '@kashi/contracts/account/profile-before';
import { Refusal } from '../http/refusal.ts';
import type { Customer, Shop } from '../shop.ts';
import { messages } from './messages.ts';
import { hashPassword, isPassword } from './passwords/passwords.ts';
import { countTry, forgetTries, type TryRule } from './limits/try-limit.ts';

export async function readProfile(shop: Shop, customer: Customer): Promise<OwnProfile> {
  const row = await shop.store.db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  return {
    UserName: row.mobile,
    FirstName: row.first_name,
    LastName: row.last_name,
    NationalCode: row.national_code,
    BankCardNo: row.bank_card_no,
    Email: row.email,
    Gender: row.gender === null ? '' : row.gender ? 'true' : 'false',
    IsEmailNewsLatterSubsciber: row.is_email_subscriber,
    IsSMSNewsLatterSubsciber: row.is_sms_subscriber,
    HasPassword: row.password_hash !== null,
  };
}

/** Saves the profile, or of it the fields that differ from those which the customer has seen. */
export async function updateProfile(
  shop: Shop,
  customer: Customer,
  { Before: before = {}, ...profile }: Profile & { Before?: ProfileBefore | undefined },
): Promise<void> {
  const changed: Partial<Profile> = Object.fromEntries(
    Object.entries(profile).filter(([name, value]) => before[name as keyof Profile] !== value),
  );
  if (Object.keys(changed).length === 0) return;
  await shop.store.db
    .updateTable('customers')
    // A value that is undefined leaves its column alone.
    .set({
      first_name: changed.FirstName,
      last_name: changed.LastName,
      national_code: changed.NationalCode,
      bank_card_no: changed.BankCardNo,
      email: changed.Email,
      gender: changed.Gender === undefined ? undefined : genders[changed.Gender],
      is_email_subscriber: changed.IsEmailNewsLatterSubsciber,
      is_sms_subscriber: changed.IsSMSNewsLatterSubsciber,
    })
    .where('id', '=', customer.id)
    .execute();
  shop.sessions.forget(customer.id);
}

const genders = { '': null, true: true, false: false };

/** Ends every session but the one with the given token. */
export async function changePassword(
  shop: Shop,
  customer: Customer,
  token: string,
  { OldPassword, NewPassword }: { OldPassword: string; NewPassword: string },
): Promise<void> {
  const { db } = shop.store;
  const key = oldPasswordKey(customer.id);
  await countTry(db, shop.clock(), key, triesOfOldPassword);
  const { password_hash } = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  if (password_hash === null) throw new Refusal(400, messages.noPassword);
  if (!(await isPassword(password_hash, OldPassword))) throw wrongOldPassword();

  const newHash = await hashPassword(NewPassword);
  await shop.store.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('customers')
      .set({ password_hash: newHash })
      .where('id', '=', customer.id)
      // Another was set while these were hashed, by the number's owner perhaps: the old one changes nothing any more.
      .where('password_hash', '=', password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongOldPassword();
    await shop.sessions.endAllOf(customer.id, tx, token);
    await forgetTries(tx, key);
  });
  shop.sessions.forget(customer.id);
}

/** Counts the tries of a customer's old password. */
export const oldPasswordKey = (customerId: number) => `password:customer:${customerId}`;

const triesOfOldPassword: TryRule = { free: 5, firstWaitSeconds: 30, mostWaitSeconds: 3600 };

function wrongOldPassword(): Refusal {
  const Message = messages.wrongOldPassword;
  return new Refusal(400, Message, { fields: [{ Field: 'OldPassword', Message }] });
}
