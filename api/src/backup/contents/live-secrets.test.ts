import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepPreview } from '../../desk-front-page/previews.ts';
import { newChallenge } from '../../desk-passkeys/challenges.ts';
import { invite, inviteFirstOwner } from '../../desk-staff/invitations.ts';
import { openStaffSession } from '../../desk-staff/staff-sessions.ts';
import { hashOfToken } from '../../desk-staff/staff-tokens.ts';
import { addStaff } from '../../desk-staff/staff.ts';
import { readSavedPage } from '../../home/front-page-contents.ts';
import { aCustomer, askForAccount } from '../../identity/identity-fixtures.ts';
import type { Store } from '../../store/store.ts';
import { newServerDatabase, serverStore, serverUrl } from '../../testing/server-database.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aFolder, aStoreIn } from '../backup-fixtures.ts';
import { backUpStore, restore } from '../in-process-fixtures.ts';
import { secretTables } from './live-secrets.ts';

/** A customer and a member of the staff, both signed in, two codes that were sent, set-up addresses of two, a challenge for a passkey, and a draft of the front page. */
async function leaveSecrets(store: Store): Promise<void> {
  const shop = await testShop({ store });
  await aCustomer(shop);
  await askForAccount(shop, '09120000000');
  await inviteFirstOwner(shop);
  await store.transaction(async (tx) => {
    const wish = { userName: 'laleh', fullName: 'لاله ایرانی', roles: ['orders' as const] };
    const { id } = await addStaff(tx, wish, shop.clock());
    await invite(tx, id, shop.clock());
    const token = await openStaffSession(tx, id, { isWhole: true, now: shop.clock() });
    const session = hashOfToken(token);
    await keepPreview(tx, { session, page: await readSavedPage({ db: tx }), at: shop.clock() });
    await newChallenge(tx, { staffId: id, now: shop.clock() });
  });
}

/** How many rows these tables have, by their names. */
async function rowsOf({ db }: Store): Promise<Record<string, number>> {
  const names = [...secretTables, 'customers', 'staff'] as const;
  const counted = names.map(async (name) => {
    const rows = await db
      .selectFrom(name)
      .select(({ lit }) => lit(1).as('one'))
      .execute();
    return [name, rows.length] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

test.each(serverUrl ? ['the embedded store', 'PostgreSQL'] : ['the embedded store'])(
  'nobody is signed in on %s after a restore, and no code, no challenge and no set-up address of the backup is good',
  { timeout: 180_000 },
  async (kind) => {
    const [folder, machine, file] = [aFolder(), aFolder(), join(aFolder(), 'shop.tar.gz')];
    const databaseUrl = kind === 'PostgreSQL' ? await newServerDatabase() : undefined;
    const { store } = await emptyDatabase();
    await leaveSecrets(store);
    const signedIn = {
      sessions: 1,
      front_page_previews: 1,
      staff_sessions: 1,
      confirmations: 2,
      staff_invitations: 2,
      passkey_challenges: 1,
    };
    const nobody = {
      sessions: 0,
      front_page_previews: 0,
      staff_sessions: 0,
      confirmations: 0,
      staff_invitations: 0,
      passkey_challenges: 0,
    };
    const people = { customers: 1, staff: 1 };
    expect(await rowsOf(store)).toEqual({ ...people, ...signedIn });

    await backUpStore(store, { folder }, file);
    await restore({ folder: machine, databaseUrl }, file);

    const again = databaseUrl ? await serverStore(databaseUrl) : await aStoreIn(machine);
    expect(await rowsOf(again)).toEqual({ ...people, ...nobody });
  },
);
