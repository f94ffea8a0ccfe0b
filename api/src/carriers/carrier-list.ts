import type { DeskCarriers } from '@kashi/contracts/desk/shop-settings';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** The numbers of `carrier_zones.zone`. */
const zones = { OwnCity: 1, OwnProvince: 2, Country: 3 } as const;

/** Thrown for a list with carriers that serve no zone, which nobody would be offered. */
export class NoZoneError extends Error {
  override readonly name = 'NoZoneError';
  /** The places of these carriers in the list, from 0. */
  readonly places: readonly number[];

  constructor(places: readonly number[]) {
    super('A carrier serves no zone.');
    this.places = places;
  }
}

/**
 * Replaces the shop's carriers with this list. A carrier that keeps its name stays chosen in carts. A cart whose carrier is
 * removed has to choose again; orders keep the carrier that they were sent by. Throws a `NoZoneError` for a carrier without a zone.
 */
export async function saveCarriers(tx: Transaction<Tables>, carriers: DeskCarriers): Promise<void> {
  expectZones(carriers);
  const names = carriers.map(({ Name }) => Name);
  const old = await tx.selectFrom('carriers').select(['id', 'name']).orderBy('id').execute();
  const gone = old.filter(({ name }) => !names.includes(name)).map(({ id }) => id);
  if (gone.length > 0) await tx.deleteFrom('carriers').where('id', 'in', gone).execute();

  for (const [position, carrier] of carriers.entries()) {
    const { Name: name, IconPath: icon_path, MostWeightGrams: most_weight_grams } = carrier;
    const row = {
      name,
      icon_path,
      most_weight_grams,
      position,
      tracking_url: carrier.TrackingUrl,
      is_freight_collect: carrier.IsFreightCollect,
    };
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
          least_days: terms.WorkingDays?.Least ?? null,
          most_days: terms.WorkingDays?.Most ?? null,
        })
        .execute();
    }
  }
}

function expectZones(carriers: DeskCarriers): void {
  const places = carriers.flatMap(({ OwnCity, OwnProvince, Country }, place) =>
    OwnCity || OwnProvince || Country ? [] : [place],
  );
  if (places.length > 0) throw new NoZoneError(places);
}

/** The shop's carriers, in the order in which shoppers see them. */
export async function readCarrierList(db: Kysely<Tables>): Promise<DeskCarriers> {
  const carriers = await db
    .selectFrom('carriers')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const terms = await db.selectFrom('carrier_zones').selectAll().execute();
  return carriers.map(
    ({ id, name, icon_path, most_weight_grams, tracking_url, is_freight_collect }) => {
      const own = Object.entries(zones).flatMap(([where, zone]) => {
        const found = terms.find((each) => each.carrier_id === id && each.zone === zone);
        return found ? [[where, termsFrom(found)] as const] : [];
      });
      return {
        Name: name,
        IconPath: icon_path,
        MostWeightGrams: most_weight_grams,
        TrackingUrl: tracking_url,
        IsFreightCollect: is_freight_collect,
        ...Object.fromEntries(own),
      };
    },
  );
}

function termsFrom(zone: Selectable<Tables['carrier_zones']>) {
  return {
    Fee: zone.fee,
    FreeFrom: zone.free_from,
    Duration: zone.duration,
    PrepareDuration: zone.prepare_duration,
    WorkingDays:
      zone.least_days === null || zone.most_days === null
        ? null
        : { Least: zone.least_days, Most: zone.most_days },
  };
}
