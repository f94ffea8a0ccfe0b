import cluster from 'node:cluster';
import path from 'node:path';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { SourcePlaces } from '../releases/places/source-places.ts';
import { sayWithEveryAnswer } from './http/answer-headers.ts';
import { apiFetch } from './api/api-fetch.ts';
import { apiPrefixes, apiProxy, picturesPrefix } from './api/api-proxy.ts';
import { canaryRoutes } from './canary/canary-routes.ts';
import { crawlerRoutes } from './crawlers/crawler-routes.ts';
import { newTokenKey, toldTokenKey } from './several-hosts/token-key.ts';
import { answerUnreadable } from './http/cut-links.ts';
import type { HostEnvironment } from './environment.ts';
import { rememberWhoAsks } from './http/from-this-machine.ts';
import { KeptPages } from './kept-pages/kept-pages.ts';
import { everything } from './kept-pages/change-log.ts';
import { ProxyPurge } from './kept-pages/proxy-purge.ts';
import { ChosenApi } from './api/chosen-api.ts';
import { ChangesLine } from './kept-pages/changes-line.ts';
import { healthRoutes } from './health-routes.ts';
import { answerHostErrors } from './host-errors.ts';
import { tellFollowed } from './release-sets/registry/known-registry.ts';
import { serveReleaseFiles } from './served-files/serve-release-files.ts';
import { policyFor } from './overrides/override-policy.ts';
import { overrideRoutes } from './document/head/override-banner.ts';
import { sendPicture } from './pictures/send-picture.ts';
import { workerRoute } from './offline/worker-route.ts';
import { leavingRoute } from './plain-session/leaving.ts';
import { handOverRoute } from './document/hand-over-route.ts';
import { pageForms } from './document/page-forms.ts';
import type { ComposedNow } from './document/rendering/compose-now.ts';
import { webManifestRoute } from './document/web-manifest.ts';
import { pageHandler } from './document/page-handler.ts';
import { previewRoutes } from './document/preview-routes.ts';
import { pageNameAt, pagesOf } from './document/routes.ts';
import { refuseConnection } from './http/refusals.ts';
import { pathOfWholeAddress } from './http/whole-address.ts';
import { ReleaseSets } from './release-sets/release-sets.ts';
import { UnservableRelease } from './release-sets/release/whole-release.ts';
import { errorsBySource } from './telemetry/errors-by-source.ts';
import { openTelemetry } from './telemetry/telemetry.ts';
import { troublesRoute } from './telemetry/troubles-route.ts';
import { xrayPlacesRoute } from './telemetry/xray-places-route.ts';
import { ShopContent } from './document/shop-content.ts';
import { ownTurns } from './attribution/own-turns.ts';
import { takeStrayErrors } from './telemetry/stray-errors.ts';
import { knownVisitorOf } from './visitor.ts';

/**
 * Builds the composing host: the releases' files, the API behind the same origin, and every page. It starts with the given
 * registries.
 */
export async function buildHostServer(
  environment: HostEnvironment,
  knownRegistries: readonly string[] = [],
): Promise<FastifyInstance> {
  const server = Fastify({
    logger: { level: environment.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    // Only proxies on this machine and configured proxies are trusted for a visitor's address.
    trustProxy: ['loopback', ...environment.proxies],
    // The API checks its own limits; this one only has to be above them.
    bodyLimit: 4 * 1024 * 1024,
    // A slower request holds a connection that shoppers need. The API has the same limit.
    requestTimeout: 30_000,
    frameworkErrors: (_error, request, reply) => void answerUnreadable(request, reply),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket),
    // While the server closes, requests on open connections are still answered, and the connection is closed with the answer.
    return503OnClosing: false,
    // A search may be pasted: 5,000 Persian letters make an address of 30 KB.
    http: { maxHeaderSize: 64 * 1024 },
    routerOptions: { caseSensitive: false },
    rewriteUrl: pathOfWholeAddress,
  });
  const { releases, hotRemote, registryKey, apiUrls, mediaFolder, overrides } = environment;
  const { folder: releasesFolder, store } = releases;
  const telemetry = await openTelemetry(server, environment);
  const places = new SourcePlaces({
    folderOf: ({ name, version }) => path.join(releasesFolder, name, version),
    store: releases.isMirror ? store : null,
  });
  const sayError = errorsBySource({
    places,
    note: (place) => telemetry.noteError('server', place),
  });
  answerHostErrors(server, sayError);
  rememberWhoAsks(server);
  sayWithEveryAnswer(server, environment);
  const log = {
    info: (text: string) => server.log.info(text),
    warn: (text: string) => server.log.warn(text),
    error: (error: unknown, text: string) => {
      if (error instanceof UnservableRelease) server.log.error(`${text}: ${error.message}`);
      else sayError(server.log, error, text);
    },
  };

  takeStrayErrors(server, { telemetry, sayError });
  let purge: ProxyPurge | null = null;
  const sets = new ReleaseSets({
    releasesFolder,
    hotRemote,
    registryKey,
    log,
    onFollowed: (text, isComplete) => {
      tellFollowed(text, isComplete);
      purge?.purge([everything]);
    },
  });
  await sets.start(knownRegistries);
  server.addHook('onClose', () => sets.stop());

  await serveReleaseFiles(server, { releasesFolder, isMirror: releases.isMirror });

  const api = new ChosenApi(apiUrls, (cluster.worker?.id ?? 1) - 1);
  server.addHook('onClose', () => api.stop());
  for (const [prefix, silenceMs] of Object.entries(apiPrefixes)) {
    await apiProxy(server, {
      api,
      prefix,
      silenceMs,
      before: prefix === picturesPrefix && mediaFolder ? sendPicture(mediaFolder) : undefined,
      releaseSetFor(request) {
        const id = sets.idFor(
          knownVisitorOf(request.headers.cookie, policyFor(request, overrides)),
        );
        // Open tabs of a closed shop load what they go to as a new document, which says so.
        return id && content.closed ? `${id}-closed` : id;
      },
    });
  }

  crawlerRoutes(server, { sets, api, environment });
  healthRoutes(server, { sets, api, environment });
  const fetch = ownTurns.resting(apiFetch(api));
  const line = new ChangesLine({ api, token: environment.metricsToken });
  const content = new ShopContent({ fetch, isToldOf: (answer) => line.isToldOf(answer), log });
  line.onChange((tags) => {
    if (tags.includes(everything)) content.renew();
  });
  const mostBytes = environment.keptPagesMb * 1024 * 1024;
  const kept = new KeptPages<ComposedNow>({ line, mostBytes });
  kept.figures.tell(telemetry.registry);
  purge = environment.purge && new ProxyPurge({ ...environment.purge, line, kept, log });
  server.addHook('onClose', () => purge?.stop());
  // The line also reports that the API is gone.
  if (mostBytes > 0 || apiUrls.length > 1) line.start();
  server.addHook('onClose', () => line.stop());
  // Loads the frame early, so that a worker without requests so far can show it when the API goes away.
  void content.frame();
  server.get('/favicon.svg', async (_request, reply) => {
    const frame = await content.frame();
    return frame?.logoPath ? reply.redirect(frame.logoPath, 302) : reply.code(404).send();
  });
  webManifestRoute(server, { content, pages: async () => pagesOf(await sets.pin()) });
  workerRoute(server, {
    pin: () => sets.pin(),
    releasesFolder,
    offline: environment.offline,
  });
  overrideRoutes(server);
  troublesRoute(server, {
    places,
    note: (place) => telemetry.noteError('browser', place),
    pageAt: async (path) => pageNameAt(await sets.pin(), path),
  });
  xrayPlacesRoute(server, { sets, places, environment });
  const { valkeyUrl, restTimes } = environment;
  const tokenKey = toldTokenKey() ?? newTokenKey(environment.metricsToken);
  const observer = await canaryRoutes(server, {
    sets,
    telemetry,
    store,
    valkeyUrl,
    restTimes,
    tokenKey,
    log,
  });
  const answerPage = pageHandler({
    sets,
    content,
    kept,
    purge,
    fetch,
    line,
    environment,
    log,
    observer,
    telemetry,
    places,
  });
  server.get('/*', answerPage);
  previewRoutes(server, { environment, answerPage });
  leavingRoute(server);
  handOverRoute(server, { fetch, environment });
  await pageForms(server, { sets, fetch, environment, tokenKey, log });
  return server;
}
