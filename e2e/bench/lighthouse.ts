import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

/**
 * Lighthouse's mobile figures, on its simulated network, for some pages of a running shop, and in turn for what they are held
 * against: `node e2e/bench/lighthouse.ts http://127.0.0.1:3000 http://127.0.0.1:4000/plain`.
 */
const [shopUrl = 'http://127.0.0.1:3000', ...heldAgainst] = process.argv.slice(2);
const paths = ['/', '/filter?GroupId=1', '/product/1102'];
const addresses = await Promise.all(
  [...paths.map((path) => new URL(path, shopUrl).href), ...heldAgainst].map(whole),
);
const runs = 3;
const debuggingPort = 9333;

const browser = await chromium.launch({
  executablePath: process.env['KASHI_CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    `--remote-debugging-port=${debuggingPort}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

console.log(
  'page                  perf   a11y   best    seo   FCP ms   LCP ms   TBT ms    CLS   JS KB',
);
for (let run = 0; run < runs; run += 1) {
  for (const address of addresses) console.log(await row(address));
}
await browser.close();

/** The address that links lead to: a short one of a product would cost its first view a redirect more. */
async function whole(address: string): Promise<URL> {
  const { url } = await fetch(address);
  return new URL(url);
}

async function row({ href, pathname, search }: URL): Promise<string> {
  const result = await lighthouse(href, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    throttlingMethod: 'simulate',
  });
  if (!result) throw new Error(`Lighthouse has no result for ${href}`);

  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const cells: [number | string, number][] = [
    [score('performance'), 6],
    [score('accessibility'), 7],
    [score('best-practices'), 7],
    [score('seo'), 7],
    [value('first-contentful-paint').toFixed(0), 9],
    [value('largest-contentful-paint').toFixed(0), 9],
    [value('total-blocking-time').toFixed(0), 9],
    [value('cumulative-layout-shift').toFixed(3), 7],
    [(scriptBytes(audits['network-requests']?.details) / 1024).toFixed(1), 8],
  ];
  return (
    (pathname + search).slice(0, 19).padEnd(20) +
    cells.map(([text, width]) => String(text).padStart(width)).join('')
  );
}

function scriptBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as {
    items?: { resourceType?: string; transferSize?: number }[];
  };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0);
}
