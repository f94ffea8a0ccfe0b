import { request as ask } from 'node:http';
import { chromium } from '@playwright/test';
import { bytesOf, firstViewOf } from '../page-objects/probes/first-view.ts';
import { aCustomer, isSignedIn } from '../page-objects/visitors/registration.ts';
import { seeded } from '../page-objects/facts/seeded-products.ts';

/**
 * `node e2e/bench/first-views.ts http://…`: what the first view of each page costs a newcomer with a cold cache: kilobytes as
 * they travel, how many files, and how many answers had to come one after another. A review is written by a customer.
 */
const [shopUrl = ''] = process.argv.slice(2);
const { id } = seeded.watch;
const paths = [
  '/',
  '/filter?GroupId=1',
  `/product/${id}`,
  `/compareProduct?SubGroupId=23&productId=${id}&productId=${seeded.band.id}`,
  `/review/${id}`,
  '/cart',
  '/login',
  '/content/rules',
];
const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'];

console.log(
  ['page'.padEnd(24), ...kinds.map((kind) => `${kind} KB`), 'files', 'round trips'].join('  '),
);
const browser = await chromium.launch({
  ...(process.env['KASHI_CHROMIUM'] && { executablePath: process.env['KASHI_CHROMIUM'] }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const path of paths) console.log(await row(path));
} finally {
  await browser.close();
}

async function row(path: string): Promise<string> {
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  if (path.startsWith('/review/')) await isSignedIn(page, await aCustomer(page.request));
  const files = await firstViewOf(page, path);
  const sizes = await Promise.all(
    files.map(async (file) => ({
      ...file,
      bytes:
        file.type === 'Document' ? await documentBytes(file.path) : await bytesOf(page, file.path),
    })),
  );
  await context.close();

  const cells = kinds.map((kind) => {
    const bytes = sizes
      .filter(({ type }) => type === kind)
      .reduce((sum, file) => sum + file.bytes, 0);
    return (bytes / 1024).toFixed(1).padStart(kind.length + 3);
  });
  const needed = files.filter(({ type }) => type !== 'Image').map(({ roundTrip }) => roundTrip);
  const trips = String(Math.max(...needed)).padStart(11);
  return [path.split('?')[0]!.padEnd(24), ...cells, String(files.length).padStart(5), trips].join(
    '  ',
  );
}

/** A document streams: only who reads it whole knows how long it was. */
function documentBytes(path: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asked = ask(new URL(path, shopUrl), { headers: { 'accept-encoding': 'br' } }, (answer) => {
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
    answer.on('end', () => resolve(bytes));
  });
  asked.on('error', reject).end();
  return promise;
}
