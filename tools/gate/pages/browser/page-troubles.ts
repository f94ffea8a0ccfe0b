import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';
import { notRecorded } from '../../recorded/recorded-api.ts';
import { whereFrom } from '../../builds/source-places.ts';

/** So much of what was said is passed on: an address in Persian is six times as long as it reads. */
const mostSigns = 1000;

/** All that the browser complains about in a page until `stop`, one sentence each. */
export function listenTo(page: Page): { troubles: string[]; stop: () => void } {
  const troubles: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const type = message.type();
    // Said below, with the address.
    if (message.text().startsWith('Failed to load resource')) return;
    if (type === 'error' || type === 'warning') troubles.push(`${type}: ${brief(message.text())}`);
  };
  const onError = ({ message, stack = '' }: Error) => {
    troubles.push(`exception: ${brief(`${message}\n${stack}`)}`);
  };
  const onFailedRequest = (request: Request) => {
    const { errorText = '' } = request.failure() ?? {};
    // The page has gone elsewhere meanwhile.
    if (errorText === 'net::ERR_ABORTED') return;
    troubles.push(`${new URL(request.url()).pathname} cannot be had: ${errorText}`);
  };
  const onResponse = (response: Response) => {
    const { pathname, search } = new URL(response.url());
    if (response.status() === notRecorded) {
      troubles.push(`asks ${pathname}${search}, which is not recorded (npm run record)`);
    } else if (response.status() >= 400 && pathname.startsWith('/r/')) {
      troubles.push(`${pathname} has status ${response.status()}`);
    }
  };
  page.on('console', onConsole);
  page.on('pageerror', onError);
  page.on('requestfailed', onFailedRequest);
  page.on('response', onResponse);
  return {
    troubles,
    stop() {
      page.off('console', onConsole);
      page.off('pageerror', onError);
      page.off('requestfailed', onFailedRequest);
      page.off('response', onResponse);
    },
  };
}

/** The first line, and where in a build's own code it has happened. */
export function brief(text: string): string {
  const [line = ''] = text.split('\n');
  return line.slice(0, mostSigns) + whereFrom(text);
}
