import * as z from 'zod/mini';

/** Where the owner's desk answers: a port of its own, beside the shop's. */
export interface DeskSettings {
  host: string;
  /** 0 chooses any free port. */
  port: number;
  /** The desk's own address, by which the staff's browsers reach it; undefined for this machine alone. */
  url: URL | undefined;
}

export const deskVariables = {
  KASHI_DESK_PORT: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535))),
  KASHI_DESK_HOST: z._default(z.string(), '127.0.0.1'),
  KASHI_DESK_URL: z.optional(z.url({ protocol: /^https?$/ })),
};

type Variables = z.output<z.ZodMiniObject<typeof deskVariables>>;

/**
 * Throws a sentence if the desk would be open to other machines without an encrypted address, or on the shop's own host:
 * `shopUrl` is the shop's address.
 */
export function readDesk(
  { KASHI_DESK_PORT: port, KASHI_DESK_HOST: host, KASHI_DESK_URL }: Variables,
  shopUrl: string,
): DeskSettings | null {
  if (port === undefined) return null;
  const url = KASHI_DESK_URL === undefined ? undefined : new URL(KASHI_DESK_URL);
  const isEncrypted = url?.protocol === 'https:';
  if (!isLoopback(host) && !isEncrypted) {
    throw new Error(
      'KASHI_DESK_HOST opens the desk to other machines: put a proxy with a certificate in front of it, and set KASHI_DESK_URL to its https address.',
    );
  }
  if (url && !isEncrypted && !isLoopback(url.hostname)) {
    throw new Error('KASHI_DESK_URL carries passwords: it has to begin with https.');
  }
  if (url && !isLoopback(url.hostname) && hostOf(url) === hostOf(new URL(shopUrl))) {
    throw new Error(
      `KASHI_DESK_URL has to have a host name of its own: at ${url.hostname} every page of the shop would get the cookie of the staff, since browsers send cookies to all ports of a host.`,
    );
  }
  return { host, port, url };
}

/** The host name, which may be written with the dot of the root at its end. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '');
}

/** Whether only this machine reaches the name or address. */
function isLoopback(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(name);
}
