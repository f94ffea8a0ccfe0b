import { Builder, Capabilities, Key } from 'selenium-webdriver';
import type { AtEnd, Engine, Size } from './engine.ts';

interface Wanted {
  /** Of the driver. */
  url: string;
  capabilities: object;
  size: Size;
  /** How many pixels of the driver a pixel of the page is. */
  scale?: number;
}

/** A page of a browser that is started through a WebDriver. */
export async function openByWebDriver(
  { url, capabilities, size, scale = 1 }: Wanted,
  atEnd: AtEnd,
): Promise<Engine> {
  // Otherwise WebKitGTK's driver waits for ever for a page that another one has been shown in place of.
  const wanted = new Capabilities({ ...capabilities, pageLoadStrategy: 'none' });
  const driver = await new Builder().usingServer(url).withCapabilities(wanted).build();
  atEnd(() => driver.quit());
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  const reads = (expression: string): Promise<unknown> =>
    driver.executeScript(`(${String(listens)})(); return (${expression})`);

  return {
    opens: (address) => driver.get(address),
    reads,
    async presses(x, y) {
      const place = { x: Math.round(x * scale), y: Math.round(y * scale) };
      await driver.actions().move(place).click().perform();
    },
    types: (text) => driver.switchTo().activeElement().sendKeys(text.replaceAll('\n', Key.ENTER)),
    draws: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: async () => (await reads('window.heard.splice(0)')) as string[],
  };
}

declare global {
  interface Window {
    heard?: string[];
  }
}

/** In the page: WebKit's drivers do not report the console. Messages before the first question are lost. */
function listens(): void {
  if (window.heard) return;
  const heard: string[] = (window.heard = []);
  addEventListener('error', ({ message }) => void heard.push(`exception: ${message}`));
  addEventListener(
    'unhandledrejection',
    ({ reason }) => void heard.push(`exception: ${String(reason)}`),
  );
  addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI }) =>
      void heard.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  for (const kind of ['error', 'warn'] as const) {
    const say = console[kind];
    console[kind] = (...words: unknown[]) => {
      heard.push(words.map(String).join(' '));
      say.apply(console, words);
    };
  }
}
