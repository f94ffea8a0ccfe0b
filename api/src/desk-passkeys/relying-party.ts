import { isIP } from 'node:net';
import { Refusal } from '../http/refusal.ts';
import type { DeskSettings } from '../settings/desk-settings.ts';
import { messages } from './messages.ts';

/** The desk as passkeys know it: they are made for a host name, and answer to no other. */
export interface RelyingParty {
  /** The host name, the RP ID. */
  id: string;
  /** The whole address, which every answer of a passkey has to name. */
  origin: string;
}

/**
 * The relying party for a page of the desk at `origin`, which the request names and `own-pages-only.ts` has compared with the desk's
 * own ones. Its host is that of `KASHI_DESK_URL`, or `localhost` where that is missing or an IP address, for which browsers make no
 * passkeys. Throws a 409 that names the right address at any other of the desk's addresses.
 */
export function relyingPartyAt(
  origin: string,
  { url, port }: Pick<DeskSettings, 'url' | 'port'>,
): RelyingParty {
  const named = url && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 ? url : undefined;
  const id = named?.hostname ?? 'localhost';
  const here = new URL(origin);
  if (here.hostname === id) return { id, origin };
  // Port 0 stands for any free one, which the browser has found.
  throw new Refusal(409, messages.onlyAt(named?.origin ?? `http://localhost:${port || here.port}`));
}
