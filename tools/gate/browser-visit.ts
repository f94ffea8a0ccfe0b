import type { BrowserContext, Page } from 'playwright-core';
import { pageShown } from './page-shown.ts';
import { notRecorded } from './recorded-api.ts';
import type { PageExample } from '../../shared/src/host/page-route.ts';

/** A page that takes longer than this until it is alive, or until it rests, never will; in milliseconds. */
const patienceMs = 30_000;
/** Code that leads on to another page does so this soon after the page rests, in milliseconds. */
const leadsOnWithinMs = 5000;
/** How far boxes may move by themselves, by the measure of layout shifts: up to this a visit counts as a good one. */
const mostShift = 0.1;

export interface Visit {
  /** What has gone wrong so far, one sentence each. */
  troubles: string[];
  /** Whether the server had rendered the page, or sent its skeleton alone. */
  isRendered: boolean;
  /** The page as it stands now, see `page-shown.ts`. */
  shown(): Promise<string[]>;
}

interface VisitOptions extends PageExample {
  /** Of the shop. */
  origin: string;
  /** As where the server was too late: the browser takes its skeleton away, and renders the page by itself. */
  alone?: boolean;
}

/** Opens an address as a visitor would, waits until the page is alive and rests, and leaves it open. */
export async function browserVisit(
  context: BrowserContext,
  { origin, path, as: visitor, leadsTo = path, alone = false }: VisitOptions,
): Promise<Visit> {
  const page = await context.newPage();
  const troubles = troublesOf(page);
  await page.addInitScript(saveData);
  await page.addInitScript(layOutWhole);
  const shown = async () => (await page.evaluate(pageShown)).shown;
  if (visitor !== 'guest') await page.addInitScript(signIn, visitor);
  if (alone) await page.addInitScript(forgetRendering);
  try {
    const document = await page.goto(origin + path);
    if (!document?.ok()) troubles.push(`has status ${document?.status() ?? 0}`);
    await page.waitForFunction(isAlive, null, { timeout: patienceMs });
    await page.waitForLoadState('networkidle', { timeout: patienceMs });
    // What stands there has been looked at, and not what was asked for.
    const isThere = (url: URL) => isUnder(url.pathname, leadsTo);
    await page.waitForURL(isThere, { timeout: leadsOnWithinMs }).catch(() => {
      troubles.push(`leads to ${new URL(page.url()).pathname}, not to ${leadsTo}`);
    });
    const { shift, isRendered } = await page.evaluate(pageShown);
    if (shift > mostShift) troubles.push(`boxes move by ${shift.toFixed(2)} when it comes alive`);
    return { troubles, isRendered, shown };
  } catch (error) {
    troubles.push(`does not come alive: ${brief(String(error))}`);
    return { troubles, isRendered: false, shown };
  }
}

/** All that the browser complains about; grows as long as the page is open. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    // Said below, with the address.
    if (message.text().startsWith('Failed to load resource')) return;
    if (type === 'error' || type === 'warning') troubles.push(`${type}: ${brief(message.text())}`);
  });
  page.on('pageerror', (error) => void troubles.push(`exception: ${brief(error.message)}`));
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // The page has gone elsewhere meanwhile.
    if (errorText === 'net::ERR_ABORTED') return;
    troubles.push(`${addressOf(request.url())} cannot be had: ${errorText}`);
  });
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (response.status() === notRecorded) {
      troubles.push(`asks ${pathname}${search}, which is not recorded (tools/gate/record-shop.ts)`);
    } else if (response.status() >= 400 && pathname.startsWith('/r/')) {
      troubles.push(`${pathname} has status ${response.status()}`);
    }
  });
  return troubles;
}

/** A product's address may get its name as well. */
function isUnder(at: string, path: string): boolean {
  const [wanted = ''] = path.split('?');
  return `${at}/`.startsWith(wanted.endsWith('/') ? wanted : `${wanted}/`);
}

function addressOf(url: string): string {
  return new URL(url).pathname;
}

/** The first line, without React's advice on where to read on. */
function brief(text: string): string {
  const [line = ''] = text.split(/\n|; visit/);
  return line.slice(0, 300);
}

/** In the browser, before the page: somebody has signed in. */
function signIn(token: string): void {
  localStorage.setItem('accessToken', token);
}

/** In the browser, before the page: what the page asks for is recorded, and not what its links lead to. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** In the browser, when the document is there: what is out of sight has sizes too, as a rail's buttons need them. */
function layOutWhole(): void {
  const mark = () => void (document.documentElement.dataset['whole'] = '');
  document.addEventListener('readystatechange', mark, { once: true });
}

/** In the browser, when the document is there and none of its code has run. */
function forgetRendering(): void {
  document.addEventListener(
    'readystatechange',
    () => {
      const boot = document.getElementById('boot')?.firstChild;
      if (boot instanceof Text)
        boot.data = boot.data.replace('"state":"rendered"', '"state":"waiting"');
    },
    { once: true },
  );
}

/** In the browser: the shell has started, and the page's remote with it, where a remote owns the page. */
function isAlive(): boolean {
  if (!document.documentElement.hasAttribute('data-interactive')) return false;
  const [page] = document.querySelectorAll('[id^="page:"]');
  const mount = page && `mount ${page.id.slice('page:'.length)}`;
  return !mount || performance.getEntriesByName(mount).length > 0;
}
