import cluster from 'node:cluster';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SourcePlaces } from '../releases/places/source-places.ts';
import { sayWithEveryAnswer } from './http/answer-headers.ts';
import { canaryRoutes } from './canary/canary-routes.ts';
import { crawlerRoutes } from './crawlers/crawler-routes.ts';
import { newTokenKey, toldTokenKey } from './several-hosts/token-key.ts';
import type { HostEnvironment } from './environment.ts';
import { rememberWhoAsks } from './http/from-this-machine.ts';
import { everything } from './kept-pages/change-log.ts';
import { ChosenApi } from './api/chosen-api.ts';
import { apiPrefixes, apiProxy, picturesPrefix } from './api/api-proxy.ts';
import { openContent } from './document/open-content.ts';
import { hostLog, type HostLog } from './telemetry/host-log.ts';
import { newServer } from './http/new-server.ts';
import type { ProxyPurge } from './kept-pages/proxy-purge.ts';
import { openTelemetry, type Telemetry } from './telemetry/telemetry.ts';
import { healthRoutes } from './health-routes.ts';
import { answerHostErrors } from './host-errors.ts';
import { tellFollowed } from './release-sets/registry/known-registry.ts';
import { serveReleaseFiles } from './served-files/serve-release-files.ts';
import { overrideRoutes } from './document/head/override-banner.ts';
import { policyFor } from './overrides/override-policy.ts';
import { sendPicture } from './pictures/send-picture.ts';
import { knownVisitorOf } from './visitor.ts';
import { workerRoute } from './offline/worker-route.ts';
import { leavingRoute } from './plain-session/leaving.ts';
import { changePasswordRoute } from './document/change-password-route.ts';
import { handOverRoute } from './document/hand-over-route.ts';
import { pageForms } from './document/page-forms.ts';
import { markRoutes } from './document/shop-mark.ts';
import { webManifestRoute } from './document/web-manifest.ts';
import { pageHandler } from './document/page-handler.ts';
import { previewRoutes } from './document/preview-routes.ts';
import { pageNameAt, pagesOf } from './document/routes.ts';
import { ReleaseSets } from './release-sets/release-sets.ts';
import { errorsBySource } from './telemetry/errors-by-source.ts';
import { troublesRoute } from './telemetry/troubles-route.ts';
import { xrayPlacesRoute } from './telemetry/xray-places-route.ts';
import { takeStrayErrors } from './telemetry/stray-errors.ts';

/**
 * Builds the composing host: the releases' files, the API behind the same origin, and every page. It starts with the given
 * registries.
 */
export async function buildHostServer(
  environment: HostEnvironment,
  knownRegistries: readonly string[] = [],
): Promise<FastifyInstance> {
  const server = newServer(environment);
  const { releases, apiUrls } = environment;
  const telemetry = await openTelemetry(server, environment);
  const places = new SourcePlaces({
    folderOf: ({ name, version }) => path.join(releases.folder, name, version),
    store: releases.isMirror ? releases.store : null,
  });
  const sayError = errorsBySource({
    places,
    note: (place) => telemetry.noteError('server', place),
  });
  answerHostErrors(server, sayError);
  rememberWhoAsks(server);
  sayWithEveryAnswer(server, environment);
  const log = hostLog(server, sayError);
  takeStrayErrors(server, { telemetry, sayError });

  let purge: ProxyPurge | null = null;
  const sets = openReleaseSets(server, environment, {
    log,
    // What is served at the start purges nothing: the first change that the API tells is everything.
    onServing: () => purge?.purge([everything]),
  });
  await sets.start(knownRegistries);
  await serveReleaseFiles(server, { releasesFolder: releases.folder, isMirror: releases.isMirror });

  const api = new ChosenApi(apiUrls, (cluster.worker?.id ?? 1) - 1);
  server.addHook('onClose', () => api.stop());
  const { registry } = telemetry;
  const opened = openContent(server, { api, environment, registry, log });
  ({ purge } = opened);
  await proxyApi(server, { api, sets, content: opened.content, environment });
  await registerRoutes(server, { ...opened, api, sets, environment, telemetry, places, log });
  return server;
}

function openReleaseSets(
  server: FastifyInstance,
  { releases, hotRemote, registryKey }: HostEnvironment,
  { log, onServing }: { log: HostLog; onServing(): void },
): ReleaseSets {
  const sets = new ReleaseSets({
    releasesFolder: releases.folder,
    hotRemote,
    registryKey,
    log,
    onFollowed: tellFollowed,
    onServing,
  });
  server.addHook('onClose', () => sets.stop());
  return sets;
}

/** Puts the API's paths behind the shop's own origin; pictures come from the host's folder where it has one. */
async function proxyApi(
  server: FastifyInstance,
  { api, sets, content, environment }: Pick<Parts, 'api' | 'sets' | 'content' | 'environment'>,
): Promise<void> {
  const { mediaFolder, overrides } = environment;
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
}

interface Parts extends ReturnType<typeof openContent> {
  environment: HostEnvironment;
  api: ChosenApi;
  sets: ReleaseSets;
  telemetry: Telemetry;
  places: SourcePlaces;
  log: HostLog;
}

/** Every address but those of the releases' files and of the API. */
async function registerRoutes(server: FastifyInstance, parts: Parts): Promise<void> {
  const { environment, api, sets, content, fetch, telemetry, places, log } = parts;
  const { releases, offline, valkeyUrl, restTimes } = environment;
  crawlerRoutes(server, { sets, api, environment });
  healthRoutes(server, { sets, api, environment });
  markRoutes(server, content);
  const pages = async () => pagesOf(await sets.pin());
  webManifestRoute(server, { content, pages });
  changePasswordRoute(server, pages);
  workerRoute(server, { pin: () => sets.pin(), releasesFolder: releases.folder, offline });
  overrideRoutes(server);
  troublesRoute(server, {
    places,
    note: (place) => telemetry.noteError('browser', place),
    pageAt: async (path) => pageNameAt(await sets.pin(), path),
  });
  xrayPlacesRoute(server, { sets, places, environment });
  const tokenKey = toldTokenKey() ?? newTokenKey(environment.metricsToken);
  const observer = await canaryRoutes(server, {
    sets,
    telemetry,
    store: releases.store,
    valkeyUrl,
    restTimes,
    tokenKey,
    log,
  });
  const answerPage = pageHandler({ ...parts, observer });
  server.get('/*', answerPage);
  previewRoutes(server, { environment, answerPage });
  leavingRoute(server);
  handOverRoute(server, { fetch, environment });
  await pageForms(server, { sets, fetch, environment, tokenKey, log });
}
