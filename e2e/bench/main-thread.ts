import { setTimeout as after } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { mainThreadOf, parts, type MainThread, type TraceEvent } from './main-thread-parts.ts';

/**
 * `node e2e/bench/main-thread.ts http://… [http://…]`: what a phone's main thread does in the first three seconds of a visit (a
 * quarter of the processor, no wait for the network), by Chromium's own trace: milliseconds of each part, of the tasks over
 * 50 ms after the first paint, and what of these is beyond 50 ms. Medians of several visits with a cold cache; several shops
 * take turns, so that they are measured beside each other.
 */
const shops = process.argv.slice(2);
const paths = ['/', '/filter?GroupId=1', '/product/1102'];
const rounds = 7;
const windowMs = 3000;
const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'v8',
];

const seen = new Map<string, MainThread[]>();
const browser = await chromium.launch({
  ...(process.env['KASHI_CHROMIUM'] && { executablePath: process.env['KASHI_CHROMIUM'] }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      for (const shop of shops) {
        const key = `${shop} ${path}`;
        seen.set(key, [...(seen.get(key) ?? []), await visit(browser, shop + path)]);
      }
    }
  }
} finally {
  await browser.close();
}
print();

async function visit(browser: Browser, address: string): Promise<MainThread> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // A process that begins with the visit would be traced too late to tell when the visit began.
  await page.goto(new URL('/robots.txt', address).href);
  await browser.startTracing(page, { categories });
  await page.goto(address, { waitUntil: 'commit' });
  await after(windowMs);
  const trace = (await browser.stopTracing()).toString();
  await context.close();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  return mainThreadOf(traceEvents, windowMs);
}

function print(): void {
  const names = [...parts, 'sum', 'FCP', 'TBT', 'longest'];
  console.log(
    ['page'.padEnd(44), ...names.map((name) => name.padStart(9)), '  long tasks'].join(''),
  );
  for (const path of paths) {
    for (const shop of shops) {
      const visits = seen.get(`${shop} ${path}`) ?? [];
      const cells = [
        ...parts.map((part) => median(visits.map(({ spent }) => spent[part]))),
        median(visits.map(({ spent }) => Object.values(spent).reduce((sum, ms) => sum + ms, 0))),
        median(visits.map(({ firstPaint }) => firstPaint)),
        median(visits.map(({ blocking }) => blocking)),
        median(visits.map(({ longTasks }) => longTasks[0] ?? 0)),
      ];
      const each = visits.map(
        ({ longTasks }) => longTasks.map((ms) => ms.toFixed(0)).join('+') || '-',
      );
      console.log(
        [
          (shop + path).padEnd(44),
          ...cells.map((ms) => ms.toFixed(0).padStart(9)),
          '  ',
          each.join(' '),
        ].join(''),
      );
    }
  }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
