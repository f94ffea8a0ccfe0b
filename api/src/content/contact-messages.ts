import type { ContactMessage } from '@kashi/contracts/content';
import type { Shop } from '../shop.ts';

/** Saves a visitor's message to the shop. */
export async function addContactMessage(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  message: ContactMessage,
): Promise<void> {
  await store.db
    .insertInto('contact_messages')
    .values({
      full_name: message.FullName,
      mobile: message.MobNo,
      email: message.Email,
      comment: message.Comment,
      registered_at: clock(),
    })
    .execute();
}
