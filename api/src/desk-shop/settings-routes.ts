import type { CarriersState, DeskSettings } from '@kashi/contracts/desk/shop-settings';
import { gatewayNames, gateways, type GatewayName } from '@kashi/contracts/gateways';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { NoZoneError, readCarrierList, saveCarriers } from '../carriers/carrier-list.ts';
import { hasWords } from '../catalogue/words/spelt-words.ts';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { versionOf } from '../desk-http/version-of.ts';
import { readShopFacts, saveShopFacts, type ShopFacts } from '../home/shop-facts.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import {
  countDemoGoods,
  countDemoOthers,
  DemoInPaymentError,
  leaveDemo,
} from '../seed/leave-demo.ts';
import { fillPlaces } from '../seed/places/fill-places.ts';
import { takesPlayMoney } from '../settings/play-money.ts';
import type { Shop } from '../shop.ts';
import { messages } from './messages.ts';

/** The shop's own facts, its carriers, and the cities to choose from. */
export function settingsRoutes(app: FastifyInstance, context: DeskContext): void {
  const { shop } = context;
  const { store } = shop;

  serveRead(app, context, 'GET /v1/desk/settings', () => settingsOf(shop, store.db));

  serveChange(app, context, 'POST /v1/desk/settings/save', ({ input, change }) =>
    change(async (tx) => {
      // Of two who save at once the log has each as the one before has left the settings.
      await tx.selectFrom('shop_settings').select('id').forNoKeyUpdate().execute();
      const before = await readShopFacts(tx);
      await fillPlaces(tx);
      const { GatewaySwitches, ...said } = input;
      const facts = GatewaySwitches
        ? { ...said, ActiveGateways: switched({ ...before, ...said }, GatewaySwitches) }
        : said;
      await expectCity(tx, facts.CityId);
      if (!(await saveShopFacts(tx, facts))) throw nameNeeded();
      const value = await settingsOf(shop, tx);
      return {
        value,
        message: messages.saved,
        entries: [
          {
            subject: 'settings',
            subjectId: 'shop',
            before: before && pick(before, facts),
            after: facts,
          },
        ],
      };
    }),
  );

  serveRead(app, context, 'GET /v1/desk/settings/demo', async () => ({
    goods: await countDemoGoods(store.db),
    others: await countDemoOthers(store.db),
  }));

  serveChange(app, context, 'POST /v1/desk/settings/leave-demo', async ({ change }) => {
    try {
      return await change(async (tx, at) => {
        const others = await countDemoOthers(tx);
        const before = { goods: await leaveDemo(tx, at), others };
        const value = { goods: await countDemoGoods(tx), others: await countDemoOthers(tx) };
        const entry = { subject: 'settings', subjectId: 'demo', before, after: value } as const;
        return { value, message: messages.demoLeft, entries: [entry] };
      });
    } catch (error) {
      if (!(error instanceof DemoInPaymentError)) throw error;
      throw new Refusal(409, messages.demoInPayment);
    }
  });

  serveRead(app, context, 'GET /v1/desk/cities', async ({ input: { search, id } }) => {
    // A shop that is not set up yet has no places.
    await store.transaction(fillPlaces);
    let query = store.db
      .selectFrom('cities as c')
      .innerJoin('provinces as p', 'p.id', 'c.province_id')
      .select(['c.id', 'c.title', 'p.title as province']);
    if (search) query = query.where(hasWords(sql`c.title`, search));
    if (id !== undefined) query = query.where('c.id', '=', id);
    return query.orderBy('c.title').orderBy('c.id').limit(50).execute();
  });

  serveRead(app, context, 'GET /v1/desk/carriers', () => carriersOf(store.db));

  serveChange(app, context, 'POST /v1/desk/carriers/save', async ({ input, change }) => {
    try {
      return await change(async (tx) => {
        // Readers and carts go on; whoever else saves the list waits.
        await sql`lock table carriers in share row exclusive mode`.execute(tx);
        const current = await carriersOf(tx);
        if (current.version !== input.version) {
          throw new Refusal(409, messages.carriersMoved, { value: { current } });
        }
        await saveCarriers(tx, input.carriers);
        const value = await carriersOf(tx);
        const { carriers: before } = current;
        const { carriers: after } = value;
        return { value, entries: [{ subject: 'carriers', subjectId: 'all', before, after }] };
      });
    } catch (error) {
      if (!(error instanceof NoZoneError)) throw error;
      throw zoneNeeded(error.places);
    }
  });
}

async function carriersOf(db: Kysely<Tables>): Promise<CarriersState> {
  const carriers = await readCarrierList(db);
  return { carriers, version: versionOf(carriers) };
}

async function settingsOf(
  { gateways: open, environment }: Shop,
  db: Kysely<Tables>,
): Promise<DeskSettings> {
  return {
    facts: await readShopFacts(db),
    gatewaysWithKeys: gatewayNames.filter((name) => open[gateways[name].code]),
    takesPlayMoney: takesPlayMoney(environment),
  };
}

/** The gateways that are on after some were switched. */
function switched(
  { ActiveGateways = [] }: ShopFacts,
  switches: Partial<Record<GatewayName, boolean>>,
): GatewayName[] {
  return gatewayNames.filter((name) => switches[name] ?? ActiveGateways.includes(name));
}

/** The old values of the fields that this call changes, for the log. */
function pick(before: NonNullable<DeskSettings['facts']>, saved: ShopFacts): ShopFacts {
  const names = Object.keys(saved) as (keyof ShopFacts)[];
  return Object.fromEntries(names.map((name) => [name, before[name]])) as ShopFacts;
}

async function expectCity(db: Kysely<Tables>, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const city = await db.selectFrom('cities').select('id').where('id', '=', id).executeTakeFirst();
  if (city) return;
  const Message = messages.noCity;
  throw new Refusal(400, Message, { fields: [{ Field: 'CityId', Message }] });
}

/** A 400 beside each carrier without a zone. */
function zoneNeeded(places: readonly number[]): Refusal {
  const Message = messages.zoneNeeded;
  const fields = places.map((place) => ({ Field: `carriers.${place}.zones`, Message }));
  return new Refusal(400, Message, { fields });
}

function nameNeeded(): Refusal {
  const Message = messages.nameNeeded;
  return new Refusal(400, Message, { fields: [{ Field: 'ShopName', Message }] });
}
