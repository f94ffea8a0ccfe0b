import { Counter, Gauge, type Registry } from 'prom-client';

/** The counts of one worker's public pages; plain numbers, since most requests change one of them. */
export class KeptFigures {
  /** Answered with a kept page. */
  given = 0;
  /** Composed, for one visitor or for many. */
  composed = 0;
  /** Answered 503, because too many pages were requested at once. */
  turnedAway = 0;
  /** Removed because a notice named them. */
  purged = 0;
  /** Kept now. */
  pages = 0;
  bytes = 0;

  /** Adds the counts to the metrics at the moment when they are read. */
  tell(registry: Registry): void {
    const ways = ['given', 'composed', 'turnedAway'] as const;
    const names = { given: 'kept', composed: 'composed', turnedAway: 'turned_away' };
    const asked = new Counter({
      name: 'kashi_pages_total',
      help: 'Pages that were asked for, by how they were answered',
      labelNames: ['answer'],
      registers: [registry],
      collect: () => {
        asked.reset();
        for (const way of ways) asked.inc({ answer: names[way] }, this[way]);
      },
    });
    const purged = new Counter({
      name: 'kashi_kept_pages_purged_total',
      help: 'Kept pages that a notice has emptied',
      registers: [registry],
      collect: () => {
        purged.reset();
        purged.inc(this.purged);
      },
    });
    const pages: Gauge = new Gauge({
      name: 'kashi_kept_pages',
      help: 'Pages that are kept now, in all workers',
      registers: [registry],
      collect: () => pages.set(this.pages),
    });
    const bytes: Gauge = new Gauge({
      name: 'kashi_kept_pages_bytes',
      help: 'Memory that kept pages take, in all workers',
      registers: [registry],
      collect: () => bytes.set(this.bytes),
    });
  }
}
