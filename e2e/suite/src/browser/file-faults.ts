import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Route } from 'playwright-core';
import { filesOf } from '../map/files-of.ts';
import type { Session } from './session.ts';

/** What becomes of a team's files on their way to the browser. */
export const fileFaults = ['gone', 'late', 'hanging', 'throwing', 'HTML'] as const;
export type FileFault = (typeof fileFaults)[number];

/** What a fault has met. */
export interface Breakage {
  /** How many files were asked for and broken. */
  touched: number;
}

/** The global name under which broken code counts that it has run. */
export const thrownCount = 'kashiSuiteThrown';

/** From now on the team's files fail in this way. Documents are left alone, since they belong to the shop's server. */
export async function breakFiles(
  context: BrowserContext,
  { map, address }: Session,
  { team, fault }: { team: string; fault: FileFault },
): Promise<Breakage> {
  const breakage: Breakage = { touched: 0 };
  const isFile = filesOf(map.teams[team]!, address);
  // Late means later than a part may be, with a second for a press: what waits for the file is seen to wait.
  const lateMs = Math.max(5, map.within + 2) * 1000;

  if (fault === 'throwing') {
    const { origin } = new URL(address);
    await context.route((url) => url.origin === origin, orAborted(withoutIntegrity));
  }
  await context.route(
    isFile,
    orAborted(async (route) => {
      const kind = route.request().resourceType();
      const isSpared = kind === 'document' || (fault === 'throwing' && kind !== 'script');
      if (isSpared) return route.fallback();
      breakage.touched += 1;
      await faults[fault](route, lateMs);
    }),
  );
  return breakage;
}

const faults: Record<FileFault, (route: Route, lateMs: number) => Promise<void>> = {
  gone: (route) => route.abort('connectionfailed'),
  async late(route, lateMs) {
    await wait(lateMs, undefined, { ref: false });
    await route.continue();
  },
  hanging: () => Promise.resolve(),
  async throwing(route) {
    const response = await route.fetch();
    // The code behind the error keeps the exports, without which a module would fail before it runs.
    const body = `${throwing}${await response.text()}`;
    await route.fulfill({ status: response.status(), contentType: 'text/javascript', body });
  },
  HTML: (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title><p>Shop' }),
};

const throwing = `globalThis.${thrownCount}=(globalThis.${thrownCount}??0)+1;throw new Error('broken by the suite');`;

/** The visit may end, or the shop may not answer, while the suite changes a file. */
function orAborted(work: (route: Route) => Promise<void>) {
  return (route: Route) => work(route).catch(() => route.abort().catch(() => undefined));
}

/** Lets changed code run: the browser compares files with the hashes that the document names. */
async function withoutIntegrity(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch({ maxRedirects: 0 });
  const isHtml = (response.headers()['content-type'] ?? '').includes('text/html');
  if (!isHtml) return route.fulfill({ response });
  const body = (await response.text())
    .replaceAll(/\sintegrity=("[^"]*"|'[^']*'|[^\s>]+)/g, '')
    .replaceAll(/"integrity"\s*:\s*\{[^{}]*\}/g, '"integrity":{}');
  await route.fulfill({ response, body });
}
