import type { Address, AddressDraft } from '@kashi/contracts/account/address';
import { sql, type Kysely } from 'kysely';
import { messages as httpMessages } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { lockCustomer } from '../identity/lock-customer.ts';
import type { Shop } from '../shop.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

/** The customer's addresses, the newest first. */
export function readAddresses(db: Kysely<Tables>, customerId: number): Promise<Address[]> {
  return withPlaces(db).where('a.customer_id', '=', customerId).orderBy('a.id', 'desc').execute();
}

/** Throws a 404 for an unknown address, and the same 404 for another customer's (R1). */
export async function findAddress(
  db: Kysely<Tables>,
  customerId: number,
  addressId: number,
): Promise<Address> {
  const address = await withPlaces(db)
    .where('a.customer_id', '=', customerId)
    .where('a.id', '=', addressId)
    .executeTakeFirst();
  if (!address) throw new Refusal(404, httpMessages.notFound);
  return address;
}

/** Adds an address. One that the customer has word for word is answered, since a form without JavaScript may be pressed twice. */
export async function createAddress(
  { store }: Shop,
  customerId: number,
  draft: AddressDraft,
): Promise<Address> {
  return store.transaction(async (tx) => {
    // Locking the customer keeps two forms sent at once from adding one address twice, and from exceeding the limit together.
    await lockCustomer(tx, customerId);
    const columns = { customer_id: customerId, ...(await columnsOf(tx, draft)) };
    const same = await tx
      .selectFrom('addresses')
      .select('id')
      .where(({ and }) =>
        and(
          Object.entries(columns).map(
            ([name, value]) => sql<boolean>`${sql.ref(name)} is not distinct from ${value}`,
          ),
        ),
      )
      .executeTakeFirst();
    if (same) return findAddress(tx, customerId, same.id);

    const { count } = await tx
      .selectFrom('addresses')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (count >= mostAddresses) throw new Refusal(400, messages.tooMany);

    const { id } = await tx
      .insertInto('addresses')
      .values(columns)
      .returning('id')
      .executeTakeFirstOrThrow();
    return findAddress(tx, customerId, id);
  });
}

/** Replaces an address. Throws 400 for an unknown city, and a 404 as `findAddress`. */
export async function updateAddress(
  { store }: Shop,
  customerId: number,
  addressId: number,
  draft: AddressDraft,
): Promise<Address> {
  return store.transaction(async (tx) => {
    // A payment that has begun reads the address twice, for its fee and for the parcel, and locks the customer meanwhile.
    await lockCustomer(tx, customerId);
    await tx
      .updateTable('addresses')
      .set(await columnsOf(tx, draft))
      .where('customer_id', '=', customerId)
      .where('id', '=', addressId)
      .execute();
    return findAddress(tx, customerId, addressId);
  });
}

/** Throws a 404 for an unknown address, and the same 404 for another customer's (R1). */
export async function deleteAddress(
  { store }: Shop,
  customerId: number,
  addressId: number,
): Promise<void> {
  await store.transaction(async (tx) => {
    // As a change does: a payment that has begun sends to this address.
    await lockCustomer(tx, customerId);
    const { numDeletedRows } = await tx
      .deleteFrom('addresses')
      .where('customer_id', '=', customerId)
      .where('id', '=', addressId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new Refusal(404, httpMessages.notFound);
  });
}

const mostAddresses = 20;

/** A city and its province, which are said once where both have one name, as Isfahan and Tehran have. */
function fullLocation() {
  const both = sql`concat(p.title, ${messages.placeSeparator}::text, c.title)`;
  return sql<string>`case when p.title = c.title then c.title else ${both} end`;
}

function withPlaces(db: Kysely<Tables>) {
  return db
    .selectFrom('addresses as a')
    .innerJoin('cities as c', 'c.id', 'a.city_id')
    .innerJoin('provinces as p', 'p.id', 'c.province_id')
    .leftJoin('areas as r', 'r.id', 'a.area_id')
    .select([
      'a.id as Id',
      'a.title as Title',
      'a.address as Address',
      'a.city_id as CityId',
      fullLocation().as('FullLocation'),
      'a.postal_code as PostalCode',
      'a.transferee_name as TransfereeName',
      'a.transferee_mobile as TransfereeMobNo',
      'a.lat as Lat',
      'a.lng as Lng',
      'a.area_id as AreaId',
      'r.title as AreaName',
      'c.province_id as ProvinceId',
    ]);
}

/** An area is valid only within the address's own city. */
async function columnsOf(db: Kysely<Tables>, draft: AddressDraft) {
  const city = await db
    .selectFrom('cities')
    .select('id')
    .where('id', '=', draft.CityId)
    .executeTakeFirst();
  if (!city) {
    throw new Refusal(400, messages.unknownCity, {
      fields: [{ Field: 'CityId', Message: messages.unknownCity }],
    });
  }
  const area = await db
    .selectFrom('areas')
    .select('id')
    .where('id', '=', draft.AreaId ?? null)
    .where('city_id', '=', city.id)
    .executeTakeFirst();
  return {
    title: draft.Title,
    address: draft.Address,
    city_id: city.id,
    postal_code: draft.PostalCode,
    transferee_name: draft.TransfereeName,
    transferee_mobile: draft.TransfereeMobNo,
    lat: draft.Lat ?? null,
    lng: draft.Lng ?? null,
    area_id: area?.id ?? null,
  };
}
