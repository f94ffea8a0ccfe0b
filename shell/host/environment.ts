import type { KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { releasesHere, type Releases } from '../releases/releases-here.ts';
import { readPublicKey } from '../releases/registry-signature.ts';
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

/** `10.0.0.9,10.0.2.0/24`; nothing so wide that strangers are in it. */
const proxies = z
  .string()
  .check(
    z.refine(
      (list) => entriesOf(list).every(isOneOwners),
      'has to name the machines of your proxies',
    ),
  );

const environmentSchema = z.object({
  /** Where the host listens; 0 takes any free port. */
  PORT: z._default(port, 3000),
  /** How many processes answer; a remote with hot reload has one, whose log is easier to follow. */
  KASHI_WORKERS: z.optional(z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(64))),
  /** How large the JavaScript heap of each of them may become, in megabytes. */
  KASHI_WORKER_HEAP_MB: z._default(z.coerce.number<string>().check(z.int(), z.gte(64)), 256),
  /** The API, as the host reaches it; several processes of it with commas between. */
  KASHI_API_URL: z._default(addresses, 'http://127.0.0.1:3001'),
  /** The machines in front whose word for a visitor's address is taken, beside this one: addresses and networks, with commas. */
  KASHI_PROXIES: z._default(proxies, ''),
  /** Where hosts tell one another what they see of canaries, and count addresses together. */
  KASHI_VALKEY_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  /** Where the pictures of `/media/` lie, on the machine that has them; without it the API is asked for each. */
  KASHI_MEDIA_FOLDER: z.optional(z.string()),
  /** The shop's own address, for canonical links. Without it the request's own host is taken. */
  KASHI_PUBLIC_URL: z.optional(z.url()),
  /** Where browsers fetch the shop's pictures in place of `/media`; the API tells them, the host lets them. */
  KASHI_MEDIA_URL: z.optional(z.url()),
  /** Where browsers fetch the pictures of maps; the API tells them, the host lets them. */
  KASHI_MAP_TILES: z.optional(z.string()),
  /** Kept pages, in megabytes of each worker; 0 composes every page anew. */
  KASHI_KEPT_PAGES_MB: z._default(z.coerce.number<string>().check(z.int(), z.gte(0)), 64),
  /** How long a cache in front of the shop may give a public page to others without asking, in seconds. */
  KASHI_CDN_SECONDS: z._default(z.coerce.number<string>().check(z.int(), z.gte(0)), 0),
  /** Where caches in front are told what has changed, with commas between. */
  KASHI_PURGE_URL: z.optional(addresses),
  /** `Name: value`, which it wants to be shown. */
  KASHI_PURGE_HEADER: z.optional(z.string().check(z.regex(/^[\w-]+: *\S/))),
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'production'),
  /** Development only: `mf-product=http://127.0.0.1:4702/`, a remote served with hot reload. */
  KASHI_HOT_REMOTE: z.optional(z.string()),
  /** Who may have what is for developers, where it is open: visitors from this machine, or everybody. */
  KASHI_DEVELOPER_ACCESS: z._default(z.enum(['machine', 'everybody']), 'machine'),
  /** `open`: development, where any version may be looked at; otherwise an override is signed. */
  KASHI_OVERRIDES: z._default(z.enum(['open', 'signed']), 'signed'),
  /** What overrides are signed with. */
  KASHI_OVERRIDE_KEY: z.optional(z.string().check(z.minLength(32))),
  /** Where overrides may take code from beside the releases: origins, separated by commas. */
  KASHI_OVERRIDE_ORIGINS: z._default(z.string(), ''),
  /** Half of the key that registries are signed with; without it nothing has to be signed. */
  KASHI_REGISTRY_PUBLIC_KEY: z.optional(z.string()),
  /** Who shows it may read `/metrics` from elsewhere. */
  KASHI_METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  /** Where traces go; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url()),
  /** In what share of visits browsers tell how they went, 0 to 1. */
  KASHI_VITALS_SAMPLE: z._default(z.coerce.number<string>().check(z.gte(0), z.lte(1)), 0.1),
});

export interface HostEnvironment {
  port: number;
  workers: number;
  workerHeapMb: number;
  releases: Releases;
  /** Of one shop's processes, in the order in which they take one another's place; without a slash at their end. */
  apiUrls: readonly string[];
  proxies: readonly string[];
  valkeyUrl: string | null;
  mediaFolder: string | null;
  publicUrl: string | null;
  mediaUrl: string | null;
  mapTiles: string | null;
  keptPagesMb: number;
  cdnSeconds: number;
  purge: PurgeSettings | null;
  hotRemote: { name: string; url: string } | null;
  overrides: OverrideSettings;
  registryKey: KeyObject | null;
  metricsToken: string | null;
  isTraced: boolean;
  vitalsSample: number;
}

export interface PurgeSettings {
  /** One for each proxy. */
  urls: readonly string[];
  /** Shown with every purge. */
  headers: Record<string, string>;
}

/** Reads and checks the environment once; a wrong value stops the start with its name. An empty one is none. */
export function readEnvironment(given: NodeJS.ProcessEnv): HostEnvironment {
  const variables = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const environment = environmentSchema.parse(variables);
  const hotRemote =
    environment.NODE_ENV === 'production' ? null : hotRemoteOf(environment.KASHI_HOT_REMOTE);
  return {
    port: environment.PORT,
    workers: environment.KASHI_WORKERS ?? (hotRemote ? 1 : 2),
    workerHeapMb: environment.KASHI_WORKER_HEAP_MB,
    releases: releasesHere(variables),
    apiUrls: entriesOf(environment.KASHI_API_URL).map((url) => url.replace(/\/$/, '')),
    proxies: entriesOf(environment.KASHI_PROXIES),
    valkeyUrl: environment.KASHI_VALKEY_URL ?? null,
    mediaFolder: environment.KASHI_MEDIA_FOLDER
      ? path.resolve(environment.KASHI_MEDIA_FOLDER)
      : null,
    publicUrl: environment.KASHI_PUBLIC_URL?.replace(/\/$/, '') ?? null,
    mediaUrl: environment.KASHI_MEDIA_URL || null,
    mapTiles: environment.KASHI_MAP_TILES ?? null,
    keptPagesMb: environment.KASHI_KEPT_PAGES_MB,
    cdnSeconds: environment.KASHI_CDN_SECONDS,
    purge: purgeOf(environment),
    hotRemote,
    registryKey: environment.KASHI_REGISTRY_PUBLIC_KEY
      ? readPublicKey(environment.KASHI_REGISTRY_PUBLIC_KEY)
      : null,
    metricsToken: environment.KASHI_METRICS_TOKEN ?? null,
    isTraced: environment.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
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

/** No network of one owner is wider than 10.0.0.0/8 and fc00::/7. */
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
