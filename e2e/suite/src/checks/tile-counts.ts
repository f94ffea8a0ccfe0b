import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { patienceMs, type Session } from '../browser/session.ts';
import type { Fault } from '../report/row.ts';

/** How many elements of each team are to be seen, for teams whose `tiles` the map names. */
export async function countTiles({ map }: Session, page: Page): Promise<Record<string, number>> {
  const named = Object.entries(map.teams).flatMap(([team, { tiles }]) =>
    tiles ? [[team, tiles] as const] : [],
  );
  const counts = await Promise.all(
    named.map(async ([team, tiles]) => {
      const count = await page.locator(tiles).filter({ visible: true }).count();
      return [team, count] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** Whether every other team has as many tiles as on the healthy page. */
export async function tilesStay(
  session: Session,
  page: Page,
  { pageName, broken }: { pageName: string; broken: string },
): Promise<Fault | undefined> {
  const healthy = Object.entries(session.healthy.get(pageName)?.tiles ?? {});
  const others = healthy.filter(([team]) => team !== broken);
  const startedAt = performance.now();
  for (;;) {
    const now = await countTiles(session, page);
    const fewer = others.find(([team, count]) => (now[team] ?? 0) < count);
    if (!fewer) return undefined;
    const [team, count] = fewer;
    if (performance.now() - startedAt > patienceMs(session)) {
      return {
        expected: `${count} tiles of ${team}, as on the healthy page`,
        seen: `${now[team] ?? 0} of them`,
      };
    }
    await wait(100);
  }
}
