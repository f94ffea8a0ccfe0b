import { setTimeout as after } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';

/**
 * `node e2e/bench/clicks.ts http://… [http://…]`: what a press on a product costs on a phone with a slow network (Slow 4G,
 * a quarter of the processor), in milliseconds from the press: until the title stands there, until the whole page does, until its
 * picture does; and the files and kilobytes that came for it. First for a product of the listing, then for a second one
 * after going back. Several shops take turns, so that they are measured beside each other.
 */
const shops = process.argv.slice(2);
const rounds = 3;
/** How long the shopper looks at a page before a press, in milliseconds. */
const lookMs = 4000;
const slow4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const columns = ['title', 'whole', 'picture', 'files', 'KB'] as const;

type Press = Record<(typeof columns)[number], number>;

const browser = await chromium.launch({
  ...(process.env['KASHI_CHROMIUM'] && { executablePath: process.env['KASHI_CHROMIUM'] }),
  args: ['--no-sandbox', '--disable-gpu'],
});
console.log(
  ['shop'.padEnd(24), 'press '.padEnd(8), ...columns.map((name) => name.padStart(8))].join(''),
);
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const shop of shops) {
      const { first, second } = await visit(browser, shop);
      print(shop, 'first', first);
      print(shop, 'second', second);
    }
  }
} finally {
  await browser.close();
}

function print(shop: string, press: string, figures: Press): void {
  const cells = columns.map((name) => figures[name].toFixed(0).padStart(8));
  console.log([shop.padEnd(24), press.padEnd(8), ...cells].join(''));
}

async function visit(browser: Browser, shop: string) {
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let files = 0;
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', () => (files += 1));
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));

  async function press(index: number): Promise<Press> {
    await after(lookMs);
    [files, bytes] = [0, 0];
    const times = await pressProduct(page, index);
    return { ...times, files, KB: bytes / 1000 };
  }

  await page.goto('/filter?GroupId=1', { waitUntil: 'load' });
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  const first = await press(0);
  await page.goBack();
  const second = await press(1);
  await context.close();
  return { first, second };
}

/** Presses the link of a card, without a pointer that comes near before, and looks in every frame what stands there. */
function pressProduct(page: Page, index: number): Promise<Omit<Press, 'files' | 'KB'>> {
  return page.evaluate(async (at) => {
    const link = document.querySelectorAll<HTMLAnchorElement>('main article a[href^="/product/"]')[
      at
    ];
    const name = link?.textContent ?? '';
    const startedAt = performance.now();
    link?.click();
    const passed = () => performance.now() - startedAt;
    const frame = () => new Promise(requestAnimationFrame);
    async function until(isThere: () => boolean): Promise<number> {
      while (!isThere() && passed() < 20_000) await frame();
      return passed();
    }

    const title = await until(() => document.querySelector('main h1')?.textContent === name);
    const whole = await until(() => document.querySelector('main [role=tablist]') !== null);
    const picture = await until(() => {
      const image = document.querySelector<HTMLImageElement>('main section li img');
      return image?.complete === true && image.naturalWidth > 0;
    });
    return { title, whole, picture };
  }, index);
}
