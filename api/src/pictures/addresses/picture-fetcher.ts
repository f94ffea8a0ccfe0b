import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { mostPictureBytes } from '@kashi/contracts/desk/goods/pictures';
import { isOfTheDisk } from '../disk-errors.ts';
import type { PictureFault } from '../picture-fault.ts';
import { isPublicAddress } from './public-address.ts';
import { resolveOnce } from './resolve-once.ts';

/** How a fetcher reaches the world. Tests alone give another one: no variable of the environment does. */
interface World {
  resolve(host: string, signal: AbortSignal): Promise<string[]>;
  isPublic(address: string): boolean;
  port: number;
  /** The certificates that are believed; undefined for the system's. */
  authority: string | undefined;
  mostMs: number;
}

/** The longest for one picture, with every redirect. 20 MB on a line of 8 megabits a second take 20 s. */
const mostMs = 30_000;

const mostRedirects = 3;

/**
 * Fetches pictures from addresses that somebody has written into a file. The API stands where others cannot reach, and must not be
 * made to ask there for them: a host is asked by `https` at its usual port alone, and only if every address that its name has is of
 * the public internet. The connection goes to an address that was checked, so that a second answer of the name server changes
 * nothing; a redirect is checked from the beginning.
 */
export class PictureFetcher {
  readonly #world: World;

  constructor(world: Partial<World> = {}) {
    this.#world = {
      resolve: resolveOnce,
      isPublic: isPublicAddress,
      port: 443,
      authority: undefined,
      mostMs,
      ...world,
    };
  }

  /** Writes what lies at the address to a file, whatever it is. Returns why it cannot be had; null for one that is there now. */
  async fetch(address: string, path: string, signal: AbortSignal): Promise<PictureFault | null> {
    const end = AbortSignal.any([signal, AbortSignal.timeout(this.#world.mostMs)]);
    try {
      return await this.#follow(address, path, end);
    } catch (error) {
      signal.throwIfAborted();
      if (end.aborted) return { is: 'late' };
      if (isOfTheDisk(error)) throw error;
      return { is: 'no-answer' };
    }
  }

  async #follow(address: string, path: string, end: AbortSignal): Promise<PictureFault | null> {
    let url = safeUrl(address);
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      if (!url || Number(url.port || '443') !== this.#world.port) return { is: 'address' };
      const addresses = await this.#addressesOf(url, end);
      if ('is' in addresses) return addresses;
      const answer = await this.#ask(url, addresses, end);
      const { statusCode = 0, headers } = answer;
      if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
        answer.destroy();
        url = safeUrl(headers.location, url);
        continue;
      }
      if (statusCode === 200) return save(answer, path);
      answer.destroy();
      return { is: 'status', status: statusCode };
    }
    return { is: 'redirects' };
  }

  async #addressesOf({ hostname }: URL, end: AbortSignal): Promise<string[] | PictureFault> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) > 0 ? [host] : await this.#world.resolve(host, end);
    end.throwIfAborted();
    if (addresses.length === 0) return { is: 'unknown-host' };
    return addresses.every(this.#world.isPublic) ? addresses : { is: 'private-host' };
  }

  #ask(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const known = addresses.map((address) => ({ address, family: isIP(address) }));
    const lookup: LookupFunction = (_host, _options, found) => found(null, known);
    const asking = get(url, {
      // Of its own, since a connection that is kept or a proxy of the environment would not be checked.
      agent: new Agent({
        keepAlive: false,
        lookup,
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: 2000,
      }),
      ca: this.#world.authority,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Kashi' },
      signal,
    });
    asking.once('response', resolve);
    asking.on('error', reject);
    return promise;
  }
}

/** The address, if it is one of `https` without a name and a password; null for any other. */
function safeUrl(address: string, base?: URL): URL | null {
  const url = URL.parse(address, base?.href);
  const isSafe = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isSafe ? url : null;
}

/** Writes an answer to a file. Its length is counted as it arrives, whatever it says of itself. */
async function save(answer: IncomingMessage, path: string): Promise<PictureFault | null> {
  if (Number(answer.headers['content-length']) > mostPictureBytes) {
    answer.destroy();
    return { is: 'too-large' };
  }
  const file = await open(path, 'wx', 0o600);
  try {
    let bytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostPictureBytes) return { is: 'too-large' };
      await file.appendFile(chunk);
    }
    return answer.complete ? null : { is: 'no-answer' };
  } finally {
    await file.close();
  }
}
