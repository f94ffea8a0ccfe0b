import type { VisitEvent } from '@kashi/contracts/visit-figures';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { atIntervals } from '../at-intervals.ts';
import type { Shop } from '../shop.ts';
import type { Counted, FigureForwarder } from './figure-forwarder.ts';
import { matomo } from './matomo.ts';

type CountingShop = Pick<Shop, 'store' | 'clock'>;

/** The most counters between two writings: a flood of ids fills no memory. */
const mostAtOnce = 2000;
const writesEveryMs = 10_000;

/**
 * Counts what visitors who have agreed to it do (R48). The counts are written together, so that a visit itself writes nothing, and no
 * order in time is left that would tell one visit from another.
 */
export class VisitFigures {
  readonly #shop: CountingShop;
  readonly #forwarder: FigureForwarder | null;
  #counted = new Map<string, Counted>();

  constructor(shop: CountingShop, forwarder: FigureForwarder | null = null) {
    this.#shop = shop;
    this.#forwarder = forwarder;
  }

  /** `productId`: null for an event of no product. */
  note(event: VisitEvent, productId: number | null): void {
    const key = `${event} ${productId}`;
    const known = this.#counted.get(key);
    if (!known && this.#counted.size >= mostAtOnce) return;
    this.#counted.set(key, { event, productId, times: (known?.times ?? 0) + 1 });
  }

  /**
   * Adds what was counted since the last writing to the day in Tehran, and forwards it. Products that do not exist are left out. Counts
   * that could not be written are lost, and so is what could not be forwarded.
   */
  async write(): Promise<void> {
    if (this.#counted.size === 0) return;
    const counted = [...this.#counted.values()];
    this.#counted = new Map();
    const { rows } = await sql<Counted>`
      with real as (
        select c.event, c."productId", c.times
        from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c (event text, "productId" int, times int)
        where c."productId" is null or exists (select from products p where p.id = c."productId")
      ), written as (
        insert into visit_figures (day, event, product_id, times)
        select (${this.#shop.clock()}::timestamptz at time zone 'Asia/Tehran')::date, event, "productId", times from real
        -- In one order, so that two processes that write never wait for each other.
        order by event, "productId"
        on conflict (day, event, (coalesce(product_id, 0)))
          do update set times = visit_figures.times + excluded.times
      )
      select * from real`.execute(this.#shop.store.db);
    if (rows.length === 0) return;
    await this.#forwarder?.forward(rows).catch(() => {
      // Silence is right: the shop's own figures have it, and a service that is away would fill the log all day.
    });
  }
}

/** Counts for a shop that listens: written every ten seconds, and once more as the shop closes. */
export function countVisitFigures(
  app: FastifyInstance,
  { environment, ...shop }: CountingShop & Pick<Shop, 'environment'>,
): VisitFigures {
  const forwarder = environment.matomo && matomo(environment.matomo, environment.publicUrl);
  const figures = new VisitFigures(shop, forwarder);
  const writing = atIntervals(writesEveryMs, () => figures.write());
  app.addHook('onClose', async () => {
    await writing.end();
    await figures.write();
  });
  return figures;
}
