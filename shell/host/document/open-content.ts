import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { apiFetch } from '../api/api-fetch.ts';
import type { ChosenApi } from '../api/chosen-api.ts';
import { ownTurns } from '../attribution/own-turns.ts';
import type { HostEnvironment } from '../environment.ts';
import type { HostLog } from '../telemetry/host-log.ts';
import { everything } from '../kept-pages/change-log.ts';
import { ChangesLine } from '../kept-pages/changes-line.ts';
import { KeptPages } from '../kept-pages/kept-pages.ts';
import { ProxyPurge } from '../kept-pages/proxy-purge.ts';
import type { ComposedNow } from './rendering/compose-now.ts';
import { ShopContent } from './shop-content.ts';

interface OpenContentOptions {
  api: ChosenApi;
  environment: HostEnvironment;
  /** Where the figures of kept pages are told. */
  registry: Registry;
  log: HostLog;
}

/** What the host asks of the API, and what it keeps of it until the API says that it has changed. */
export function openContent(
  server: FastifyInstance,
  { api, environment, registry, log }: OpenContentOptions,
) {
  const fetch = ownTurns.resting(apiFetch(api));
  const line = new ChangesLine({ api, token: environment.metricsToken });
  const content = new ShopContent({ fetch, isToldOf: (answer) => line.isToldOf(answer), log });
  line.onChange((tags) => {
    if (tags.includes(everything)) content.renew();
  });
  const mostBytes = environment.keptPagesMb * 1024 * 1024;
  const kept = new KeptPages<ComposedNow>({ line, mostBytes });
  kept.figures.tell(registry);
  const purge = environment.purge && new ProxyPurge({ ...environment.purge, line, kept, log });
  // Between the two, answers that are under way are waited for.
  server.addHook('preClose', () => purge?.lendNoMore());
  server.addHook('onClose', () => purge?.stop());
  // The line also reports that the API is gone.
  if (mostBytes > 0 || environment.apiUrls.length > 1) line.start();
  server.addHook('onClose', () => line.stop());
  // Loads the frame early, so that a worker without requests so far can show it when the API goes away.
  void content.frame();
  return { fetch, line, content, kept, purge };
}
