import type { RequestOptions } from '@kashi/contracts/desk/passkeys';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from './messages.ts';
import { passkeyBrowser } from './passkey-browser.ts';

afterEach(() => vi.unstubAllGlobals());

const options: RequestOptions = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};

/** A browser with passkeys whose prompt ends with this error. */
function aBrowserThatFailsWith(name: string) {
  vi.stubGlobal('PublicKeyCredential', class {});
  const get = () => Promise.reject(new DOMException('', name));
  vi.stubGlobal('navigator', { credentials: { get } });
}

test('a browser without passkeys is told apart before anything is asked of the server', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);

  await expect(passkeyBrowser()).rejects.toThrow(messages.browser.unsupported);
});

test.each([
  ['NotAllowedError', messages.browser.cancelled],
  ['AbortError', messages.browser.cancelled],
  ['SecurityError', messages.browser.wrongAddress],
  ['NotSupportedError', messages.browser.unfit],
  ['UnknownError', messages.browser.failed],
])('%s of the browser is a sentence for the member', async (name, sentence) => {
  aBrowserThatFailsWith(name);

  await expect((await passkeyBrowser()).use(options)).rejects.toThrow(sentence);
});

test('a prompt that ends with its time is overdue, and not cancelled', async () => {
  aBrowserThatFailsWith('NotAllowedError');

  const overdue = (await passkeyBrowser()).use({ ...options, timeout: 0 });

  await expect(overdue).rejects.toThrow(messages.browser.timedOut);
});
