import type { FastifyRequest } from 'fastify';
import type { FrameData } from '@kashi/border/frame-data';
import type { SourcePlaces } from '../../../releases/places/source-places.ts';
import { unaskedFetch } from '../../api/unasked-fetch.ts';
import type { CanaryObserver } from '../../canary/canary-routes.ts';
import { isBrowserVisit } from '../../canary/verdicts/silent-visits.ts';
import type { HostEnvironment } from '../../environment.ts';
import type { ChangesLine } from '../../kept-pages/changes-line.ts';
import type { Made } from '../../kept-pages/kept-pages.ts';
import { taggedFetch } from '../../kept-pages/tagged-fetch.ts';
import type { PlainSession } from '../../plain-session/plain-session.ts';
import { pageCookiesIn } from '../../plain-session/session-cookie.ts';
import type { Preview } from '../../preview/preview.ts';
import type { ReleaseSet } from '../../release-sets/release-set.ts';
import type { ReleaseSets } from '../../release-sets/release-sets.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import { failuresBySource, type Failure } from '../../telemetry/failures.ts';
import { xrayOf } from '../../telemetry/xray-of.ts';
import { composePage, type Composed } from '../compose-page.ts';
import { documentOf } from '../../packing/written-document.ts';
import { scriptHashesOf } from '../head/integrity-map.ts';
import { previewBar } from '../head/preview-bar.ts';
import { securityHeaders } from '../head/security-headers.ts';
import { emptyFrame, type ShopContent } from '../shop-content.ts';

export interface ComposeNowOptions {
  sets: Pick<ReleaseSets, 'trials'>;
  content: ShopContent;
  fetch: typeof globalThis.fetch;
  line: Pick<ChangesLine, 'isToldOf'>;
  environment: Pick<HostEnvironment, 'hotRemote' | 'mapTiles' | 'mediaUrl' | 'vitalsSample'>;
  log: { error(error: unknown, text: string): void };
  telemetry: Pick<Telemetry, 'watch'>;
  places: Pick<SourcePlaces, 'in'>;
}

/** A request for a page, with everything that is known before composing. */
export interface BegunRequest {
  request: Pick<FastifyRequest, 'headers'>;
  /** The path and query for rendering. */
  url: string;
  origin: string;
  set: ReleaseSet;
  session: PlainSession;
  /** Null while the shop's frame is unknown. */
  frame: FrameData | null;
  canary: CanaryObserver | undefined;
  showsXray: boolean;
  /** The draft that the visitor looks at; null for nearly everybody. */
  preview: Preview | null;
}

/** A page composed for the present request. */
export interface ComposedNow extends Made {
  composed: Composed;
  /** The headers of the document, except those of caching. */
  headers: Record<string, string>;
  /** Called when the answer has been sent. */
  end(): void;
}

/** Composes a page under the observation of canaries, and decides whether it may be kept. */
export async function composeNow(
  { sets, content, fetch, line, environment, log, telemetry, places }: ComposeNowOptions,
  begun: BegunRequest,
): Promise<ComposedNow> {
  const { request, url, origin, set, session, frame, canary, showsXray, preview } = begun;
  const isFrameCurrent = frame !== null && content.isCurrent(frame);
  const read = preview?.fetch ?? fetch;
  const { fetch: fetchTagged, sources } = taggedFetch(
    isBrowserVisit(request.headers) ? read : unaskedFetch(read),
    (answer) => line.isToldOf(answer),
  );
  const seen = telemetry.watch(set);
  const failures: Failure[] = [];
  const composed = await composePage({
    set,
    frame: frame ?? emptyFrame,
    url,
    origin,
    cookies: pageCookiesIn(request.headers.cookie),
    session,
    fetch: fetchTagged,
    verification: content.verification,
    bar: preview ? previewBar(preview) : '',
    report(error, where) {
      log.error(error, where);
      if (showsXray) failures.push({ error, where });
    },
    xray: showsXray
      ? async () =>
          xrayOf(set, sets.trials(), seen.pieces, await failuresBySource(failures, places))
      : null,
    measuredShare: measuredShareOf(begun, environment),
    observe(...work) {
      canary?.observe(...work);
      seen.observe(...work);
    },
  });
  if (composed.kind === 'redirect') {
    // A redirect depends on the API's answers alone.
    const moved = { to: composed.to, status: composed.status };
    const nothing = documentOf(Buffer.alloc(0));
    const keepable = { html: nothing, page: '', headers: {}, tags: sources.tags, moved };
    const mayKeep = sources.arePublic() && !session.isOpen;
    return { composed, headers: {}, keepable: mayKeep ? keepable : null, end: () => undefined };
  }

  const { page, status, html, audience, isWhole, styleHashes } = composed;
  const headers = headersOf(begun, environment, styleHashes);
  const isForEveryone = audience === 'everyone' && status === 200 && isWhole;
  const mayKeep = isForEveryone && isFrameCurrent && sources.arePublic();
  return {
    composed,
    headers,
    keepable: mayKeep ? { html, page, headers, tags: sources.tags } : null,
    end: () => seen.end({ page, status }),
  };
}

/** The share of visits that report figures; during a canary every visit does. */
export function measuredShareOf(
  { canary }: Pick<BegunRequest, 'canary'>,
  { vitalsSample }: Pick<HostEnvironment, 'vitalsSample'>,
): number {
  return canary ? 1 : vitalsSample;
}

function headersOf(
  { set, frame }: BegunRequest,
  { hotRemote, mapTiles, mediaUrl }: ComposeNowOptions['environment'],
  styleHashes: readonly string[],
): Record<string, string> {
  const hotUrls = [hotRemote?.url, ...(set.overridden ?? []).map(({ base }) => base)];
  return securityHeaders({
    hotUrls: hotUrls.filter((url) => typeof url === 'string'),
    badgePictures: frame?.badges.map(({ picture }) => picture) ?? [],
    mediaUrl,
    mapTiles,
    scriptHashes: scriptHashesOf(set),
    styleHashes,
  });
}
