import type { Page } from 'playwright-core';
import { notRecorded } from '../recorded/recorded-api.ts';
import { whereFrom } from '../builds/source-places.ts';

/** So much of what was said is passed on: an address in Persian is six times as long as it reads. */
const mostSigns = 1000;

/** All that the browser complains about, one sentence each; grows as long as the page is open. */
export function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    // Said below, with the address.
    if (message.text().startsWith('Failed to load resource')) return;
    if (type === 'error' || type === 'warning') troubles.push(`${type}: ${brief(message.text())}`);
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    troubles.push(`exception: ${brief(`${message}\n${stack}`)}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // The page has gone elsewhere meanwhile.
    if (errorText === 'net::ERR_ABORTED') return;
    troubles.push(`${new URL(request.url()).pathname} cannot be had: ${errorText}`);
  });
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (response.status() === notRecorded) {
      troubles.push(`asks ${pathname}${search}, which is not recorded (npm run record)`);
    } else if (response.status() >= 400 && pathname.startsWith('/r/')) {
      troubles.push(`${pathname} has status ${response.status()}`);
    }
  });
  return troubles;
}

/** The first line, and where in a build's own code it has happened. */
export function brief(text: string): string {
  const [line = ''] = text.split('\n');
  return line.slice(0, mostSigns) + whereFrom(text);
}
