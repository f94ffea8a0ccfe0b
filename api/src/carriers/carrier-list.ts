import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Tables } from '../schema/tables.ts';

const toman = z.int().check(z.gte(0));

/** A carrier's fee for a zone, in toman, and the sentences that say how long delivery takes (§3, invoice and tracking). */
const zoneSchema = z.strictObject({
  Fee: toman,
  /** Delivery is free from this sum of goods on; null if it never is. */
  FreeFrom: z._default(z.nullable(z.int().check(z.gt(0))), null),
  Duration: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  PrepareDuration: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(200))), null),
});

/** All carriers of a shop, in the order in which shoppers see them. A carrier does not serve a zone that is left out. */
export const carrierListSchema = z
  .array(
    z.strictObject({
      Name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      IconPath: z._default(z.string().check(z.regex(/^(?:\/media\/[\w.-]+)?$/)), ''),
      /** The heaviest parcel; null for any weight. */
      MostWeightGrams: z._default(z.nullable(z.int().check(z.gt(0))), null),
      OwnCity: z.optional(zoneSchema),
      OwnProvince: z.optional(zoneSchema),
      Country: z.optional(zoneSchema),
    }),
  )
  .check(
    z.refine(
      (carriers) => new Set(carriers.map(({ Name }) => Name)).size === carriers.length,
      'Two carriers have one name.',
    ),
  );

export type CarrierList = z.infer<typeof carrierListSchema>;

/** The numbers of `carrier_zones.zone`. */
const zones = { OwnCity: 1, OwnProvince: 2, Country: 3 } as const;

/**
 * Replaces the shop's carriers with this list. A carrier that keeps its name stays chosen in carts. A cart whose carrier is
 * removed has to choose again; orders keep the carrier that they were sent by.
 */
export async function saveCarriers(tx: Transaction<Tables>, carriers: CarrierList): Promise<void> {
  const names = carriers.map(({ Name }) => Name);
  const old = await tx.selectFrom('carriers').select(['id', 'name']).orderBy('id').execute();
  const gone = old.filter(({ name }) => !names.includes(name)).map(({ id }) => id);
  if (gone.length > 0) await tx.deleteFrom('carriers').where('id', 'in', gone).execute();

  for (const [position, carrier] of carriers.entries()) {
    const { Name: name, IconPath: icon_path, MostWeightGrams: most_weight_grams } = carrier;
    const row = { name, icon_path, most_weight_grams, position };
    const known = old.find((each) => each.name === name);
    const { id } = known
      ? await tx
          .updateTable('carriers')
          .set(row)
          .where('id', '=', known.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx.insertInto('carriers').values(row).returning('id').executeTakeFirstOrThrow();
    await tx.deleteFrom('carrier_zones').where('carrier_id', '=', id).execute();
    for (const [where, zone] of Object.entries(zones)) {
      const terms = carrier[where as keyof typeof zones];
      if (!terms) continue;
      await tx
        .insertInto('carrier_zones')
        .values({
          carrier_id: id,
          zone,
          fee: terms.Fee,
          free_from: terms.FreeFrom,
          duration: terms.Duration,
          prepare_duration: terms.PrepareDuration,
        })
        .execute();
    }
  }
}
