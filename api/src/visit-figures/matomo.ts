import type { MatomoSettings } from '../settings/matomo-settings.ts';
import type { Counted, FigureForwarder } from './figure-forwarder.ts';

const waitMs = 5_000;

/**
 * Forwards to a Matomo by the bulk form of its HTTP tracking API. Each counter is an event: category `shop`, action `view`, `add`, `begin`
 * or `pay`, name the product's id, value how often. To Matomo the shop's server is one visitor who does it all, so that only its reports
 * about events mean anything. `publicUrl`: the shop's own address, without a trailing slash.
 */
export function matomo({ url, site }: MatomoSettings, publicUrl: string): FigureForwarder {
  const requestOf = ({ event, productId, times }: Counted) =>
    `?${new URLSearchParams({
      idsite: String(site),
      rec: '1',
      apiv: '1',
      ca: '1',
      // Matomo takes a server for a bot otherwise, and counts nothing.
      bots: '1',
      url: productId === null ? `${publicUrl}/` : `${publicUrl}/product/${productId}`,
      e_c: 'shop',
      e_a: event,
      ...(productId !== null && { e_n: String(productId) }),
      e_v: String(times),
    }).toString()}`;

  return {
    async forward(counted) {
      const { ok, status } = await fetch(new URL('matomo.php', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ requests: counted.map(requestOf), send_image: 0 }),
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
      });
      if (!ok) throw new Error(`Matomo answered ${status}.`);
    },
  };
}
