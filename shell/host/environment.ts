import type { KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import path from 'node:path';
import { publicOrigin } from '@kashi/contracts/public-origin';
import * as z from 'zod/mini';
import { releasesHere, type Releases } from '../releases/releases-here.ts';
import { restTimesIn, type RestTimes } from '../releases/rest-times.ts';
import { readPublicKey } from '../releases/keys/registry-signature.ts';
import type { OverrideSettings } from './overrides/override-policy.ts';

const port = z.coerce.number<string>().check(z.int(), z.gte(0), z.lte(65_535));

const addresses = z
  .string()
  .check(
    z.refine(
      (list) => entriesOf(list).length > 0 && entriesOf(list).every((url) => URL.canParse(url)),
      'has to be an address, or several',
    ),
  );

/** Addresses and networks, `10.0.0.9,10.0.2.0/24`; a network wide enough for strangers is refused. */
const proxies = z
  .string()
  .check(
    z.refine(
      (list) => entriesOf(list).every(isOneOwners),
      'has to name the machines of your proxies',
    ),
  );

/** Pino's names. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const environmentSchema = z.object({
  /** The port of the host; 0 takes any free port. */
  PORT: z._default(port, 3000),
  /** The address of this machine that the host listens at; by default all of them. */
  KASHI_HOST: z._default(z.string(), '0.0.0.0'),
  /** The number of worker processes; a remote with hot reload has one, whose log is easier to follow. */
  KASHI_WORKERS: z.optional(z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(64))),
  /** The largest JavaScript heap of each worker, in megabytes. */
  KASHI_WORKER_HEAP_MB: z._default(z.coerce.number<string>().check(z.int(), z.gte(64)), 256),
  /** The address of the API from the host; several processes are separated by commas. */
  KASHI_API_URL: z._default(addresses, 'http://127.0.0.1:3001'),
  /** The proxies that are trusted for a visitor's address, beside this machine: addresses and networks, separated by commas. */
  KASHI_PROXIES: z._default(proxies, ''),
  /** The Valkey server through which hosts share figures of canaries, and count addresses together. */
  KASHI_VALKEY_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  /** The folder of the pictures of `/media/`, on a machine that has them; without it the API is asked for each picture. */
  KASHI_MEDIA_FOLDER: z.optional(z.string()),
  /** The shop's own address, for canonical links. Without it the request's host is taken. */
  KASHI_PUBLIC_URL: z.optional(publicOrigin),
  /**
   * The address from which browsers fetch the shop's pictures instead of `/media`; the API names it, and the host's policy allows
   * it.
   */
  KASHI_MEDIA_URL: z.optional(z.url()),
  /** The address from which browsers fetch map tiles; the API names it, and the host's policy allows it. */
  KASHI_MAP_TILES: z.optional(z.string()),
  /** The memory for kept pages, in megabytes of each worker; 0 composes every page anew. */
  KASHI_KEPT_PAGES_MB: z._default(z.coerce.number<string>().check(z.int(), z.gte(0)), 64),
  /** `off`: no browser keeps pages to be read without a network, and those that do stop. */
  KASHI_OFFLINE: z._default(z.enum(['on', 'off']), 'on'),
  /** The time for which a cache in front of the shop may reuse a public page without asking, in seconds. */
  KASHI_CDN_SECONDS: z._default(z.coerce.number<string>().check(z.int(), z.gte(0)), 0),
  /** The addresses of caches in front that are told of changes, separated by commas. */
  KASHI_PURGE_URL: z.optional(addresses),
  /** `Name: value`, a header that those caches require. */
  KASHI_PURGE_HEADER: z.optional(z.string().check(z.regex(/^[\w-]+: *\S/))),
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'production'),
  /** Development only: `mf-product=http://127.0.0.1:4702/`, a remote served with hot reload. */
  KASHI_HOT_REMOTE: z.optional(z.string()),
  /** Who may use developers' tools where they are open: visitors from this machine, or everybody. */
  KASHI_DEVELOPER_ACCESS: z._default(z.enum(['machine', 'everybody']), 'machine'),
  /** `open`: development, where any version may be asked for; otherwise an override must be signed. */
  KASHI_OVERRIDES: z._default(z.enum(['open', 'signed']), 'signed'),
  /** The key that signs overrides. */
  KASHI_OVERRIDE_KEY: z.optional(z.string().check(z.minLength(32))),
  /** The origins from which overrides may load code, beside the releases; separated by commas. */
  KASHI_OVERRIDE_ORIGINS: z._default(z.string(), ''),
  /** The public half of the key that signs registries; without it registries need no signature. */
  KASHI_REGISTRY_PUBLIC_KEY: z.optional(z.string()),
  /** The token that opens `/metrics` to other machines. */
  KASHI_METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  /** The address that traces are sent to; without it there are no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url()),
  /** The least level of what the host logs. */
  KASHI_LOG: z._default(z.enum(logLevels), 'warn'),
  /** The share of visits in which browsers report figures, 0 to 1. */
  KASHI_VITALS_SAMPLE: z._default(z.coerce.number<string>().check(z.gte(0), z.lte(1)), 0.1),
});

export interface HostEnvironment {
  host: string;
  port: number;
  workers: number;
  workerHeapMb: number;
  releases: Releases;
  /** When canaries are shown to no more visitors. */
  restTimes: RestTimes;
  /** The API processes of one shop, in the order in which they replace one another; without a trailing slash. */
  apiUrls: readonly string[];
  proxies: readonly string[];
  valkeyUrl: string | null;
  mediaFolder: string | null;
  publicUrl: string | null;
  mediaUrl: string | null;
  mapTiles: string | null;
  keptPagesMb: number;
  offline: 'on' | 'off';
  cdnSeconds: number;
  purge: PurgeSettings | null;
  hotRemote: { name: string; url: string } | null;
  overrides: OverrideSettings;
  registryKey: KeyObject | null;
  metricsToken: string | null;
  isTraced: boolean;
  logLevel: (typeof logLevels)[number];
  vitalsSample: number;
}

export interface PurgeSettings {
  /** One address for each proxy. */
  urls: readonly string[];
  /** Headers of every purge. */
  headers: Record<string, string>;
}

/**
 * Reads and checks the environment once. Throws a sentence with the name of a wrong variable, which stops the start. An empty variable
 * counts as unset.
 */
export function readEnvironment(given: NodeJS.ProcessEnv): HostEnvironment {
  const variables = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  // Without a locale zod calls every value invalid, without the reason.
  const parsed = environmentSchema.safeParse(variables, { error: z.locales.en().localeError });
  if (!parsed.success)
    throw new Error(`The environment has errors. ${z.prettifyError(parsed.error)}`);
  const environment = parsed.data;
  const hotRemote =
    environment.NODE_ENV === 'production' ? null : hotRemoteOf(environment.KASHI_HOT_REMOTE);
  return {
    host: environment.KASHI_HOST,
    port: environment.PORT,
    workers: environment.KASHI_WORKERS ?? (hotRemote ? 1 : 2),
    workerHeapMb: environment.KASHI_WORKER_HEAP_MB,
    releases: releasesHere(variables),
    restTimes: restTimesIn(variables),
    apiUrls: entriesOf(environment.KASHI_API_URL).map((url) => url.replace(/\/$/, '')),
    proxies: entriesOf(environment.KASHI_PROXIES),
    valkeyUrl: environment.KASHI_VALKEY_URL ?? null,
    mediaFolder: environment.KASHI_MEDIA_FOLDER
      ? path.resolve(environment.KASHI_MEDIA_FOLDER)
      : null,
    publicUrl: environment.KASHI_PUBLIC_URL ?? null,
    mediaUrl: environment.KASHI_MEDIA_URL || null,
    mapTiles: environment.KASHI_MAP_TILES ?? null,
    keptPagesMb: environment.KASHI_KEPT_PAGES_MB,
    offline: environment.KASHI_OFFLINE,
    cdnSeconds: environment.KASHI_CDN_SECONDS,
    purge: purgeOf(environment),
    hotRemote,
    registryKey: environment.KASHI_REGISTRY_PUBLIC_KEY
      ? readPublicKey(environment.KASHI_REGISTRY_PUBLIC_KEY)
      : null,
    metricsToken: environment.KASHI_METRICS_TOKEN ?? null,
    isTraced: environment.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: environment.KASHI_LOG,
    vitalsSample: environment.KASHI_VITALS_SAMPLE,
    overrides: {
      openTo: environment.KASHI_DEVELOPER_ACCESS,
      isOpen: environment.KASHI_OVERRIDES === 'open',
      key: environment.KASHI_OVERRIDE_KEY ?? null,
      origins: environment.KASHI_OVERRIDE_ORIGINS.split(',').filter(Boolean),
    },
  };
}

function purgeOf({
  KASHI_PURGE_URL: url,
  KASHI_PURGE_HEADER: header = '',
}: z.infer<typeof environmentSchema>): PurgeSettings | null {
  if (url === undefined) return null;
  const [name, value] = header.split(/: *(.*)/);
  return { urls: entriesOf(url), headers: name && value ? { [name]: value } : {} };
}

function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Whether a network can belong to one owner: no private network is wider than 10.0.0.0/8 and fc00::/7. */
function isOneOwners(entry: string): boolean {
  const [address = '', width] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || width === undefined) return version !== 0;
  const [least, most] = version === 4 ? [8, 32] : [7, 128];
  return /^\d{1,3}$/.test(width) && Number(width) >= least && Number(width) <= most;
}

function hotRemoteOf(setting: string | undefined): HostEnvironment['hotRemote'] {
  const [name, url] = setting?.split('=') ?? [];
  return name && url ? { name, url } : null;
}
