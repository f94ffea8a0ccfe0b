import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { readHostAddresses, type HostAddresses } from './host-addresses.ts';
import { providerVariables, readProviders, type Providers } from './provider-settings.ts';
import { usualConnections } from '../store/server-store.ts';
import { readTorobKey } from './torob-key.ts';

/** The settings of this process, read and checked once, at the start. Throws a sentence that names what is wrong. */
export function readEnvironment(
  variables: Record<string, string | undefined> = process.env,
): Environment {
  const parsed = environmentSchema.safeParse(present(variables));
  if (!parsed.success)
    throw new Error(`The environment is not right. ${z.prettifyError(parsed.error)}`);

  const {
    KASHI_API_HOST,
    KASHI_API_PORT,
    KASHI_DATA,
    DATABASE_URL,
    NODE_ENV,
    KASHI_PUBLIC_URL,
    TOROB_PUBLIC_KEY,
    KASHI_MAP_TILES,
    KASHI_MAP_CREDIT,
  } = parsed.data;
  const isProduction = NODE_ENV === 'production';
  if (isProduction && !KASHI_PUBLIC_URL) {
    throw new Error('In production banks send shoppers back to the shop: set KASHI_PUBLIC_URL.');
  }
  const dataDirectory = KASHI_DATA ? resolve(KASHI_DATA) : join(projectRoot, '.data');
  return {
    host: KASHI_API_HOST,
    port: KASHI_API_PORT,
    hosts: readHostAddresses(parsed.data.KASHI_HOSTS),
    dataDirectory,
    mediaFolder: join(dataDirectory, 'media'),
    databaseUrl: DATABASE_URL,
    valkeyUrl: parsed.data.KASHI_VALKEY_URL,
    replicaUrl: parsed.data.DATABASE_REPLICA_URL,
    databaseConnections: parsed.data.KASHI_DATABASE_CONNECTIONS,
    isProduction,
    publicUrl: (KASHI_PUBLIC_URL ?? 'http://127.0.0.1:3000').replace(/\/$/, ''),
    metricsToken: parsed.data.KASHI_METRICS_TOKEN,
    seedsEmptyShop: seedsEmptyShop(parsed.data.KASHI_SEED, isProduction),
    developerAccess: isProduction ? 'nobody' : parsed.data.KASHI_DEVELOPER_ACCESS,
    mediaUrl: parsed.data.KASHI_MEDIA_URL?.replace(/\/$/, '') ?? null,
    mapTiles: KASHI_MAP_TILES ? { Url: KASHI_MAP_TILES, Credit: KASHI_MAP_CREDIT } : null,
    torobKey: TOROB_PUBLIC_KEY ? readTorobKey(TOROB_PUBLIC_KEY) : undefined,
    ...readProviders(parsed.data, isProduction),
  };
}

export interface Environment extends Providers {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Who may say for which visitor they ask: this machine, and the shop's hosts on others. */
  hosts: HostAddresses;
  dataDirectory: string;
  /** The files of `/media/…`. */
  mediaFolder: string;
  /** A PostgreSQL server; the embedded store serves where there is none. */
  databaseUrl: string | undefined;
  /** A Valkey or Redis that counts for all processes; undefined where each counts for itself. */
  valkeyUrl: string | undefined;
  /** A streaming replica of it, which some reads may go to. */
  replicaUrl: string | undefined;
  /** How many connections to the database this process may hold at a time. */
  databaseConnections: number;
  isProduction: boolean;
  /** The shop's own address, without a trailing slash: banks send shoppers back to it. */
  publicUrl: string;
  /** Where browsers fetch the shop's pictures in place of its own `/media`, without a trailing slash; null for there. */
  mediaUrl: string | null;
  /** Where browsers fetch the pictures of maps, with `{z}`, `{x}` and `{y}`; null for none. */
  mapTiles: { Url: string; Credit: string } | null;
  /** Who may read the feed for torob.com; undefined where the shop is not listed there. */
  torobKey: KeyObject | undefined;
  /** Who shows it may read `/metrics` from another machine; undefined lets only this one read. */
  metricsToken: string | undefined;
  /** Whether a shop without products gets the demo ones. */
  seedsEmptyShop: boolean;
  /** Who may have what is for developers: codes, and a bank of play money that errs on request. */
  developerAccess: 'nobody' | 'machine' | 'everybody';
}

/** Nothing that would end the attribute or the string which it is put into. */
const pictureAddress = z.string().check(z.regex(/^https?:\/\/[^\s"'\\<>?#]+$/));

const environmentSchema = z.object({
  KASHI_API_HOST: z._default(z.string(), '127.0.0.1'),
  KASHI_API_PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3001),
  KASHI_HOSTS: z.optional(z.string()),
  KASHI_DATA: z.optional(z.string()),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  KASHI_VALKEY_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  DATABASE_REPLICA_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  KASHI_DATABASE_CONNECTIONS: z._default(
    z.coerce.number().check(z.int(), z.gte(6), z.lte(1000)),
    usualConnections,
  ),
  // Nothing else: a slip of the pen must not open the pages of development.
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  KASHI_PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TOROB_PUBLIC_KEY: z.optional(z.string()),
  KASHI_MEDIA_URL: z.optional(pictureAddress),
  KASHI_MAP_TILES: z.optional(
    z.string().check(z.regex(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/)),
  ),
  KASHI_MAP_CREDIT: z._default(z.string(), ''),
  KASHI_METRICS_TOKEN: z.optional(z.string()),
  KASHI_SEED: z.optional(z.enum(['demo', 'none'])),
  KASHI_DEVELOPER_ACCESS: z._default(z.enum(['machine', 'everybody']), 'machine'),
  ...providerVariables,
});

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Invented goods, and opinions of nobody, have no place among what is for sale. */
function seedsEmptyShop(wish: 'demo' | 'none' | undefined, isProduction: boolean): boolean {
  if (isProduction && wish === 'demo') {
    throw new Error(
      'In production the demo goods are never put on the shelves: take KASHI_SEED=demo away.',
    );
  }
  return (wish ?? (isProduction ? 'none' : 'demo')) === 'demo';
}

/** `NAME=` in a file of settings means «not set». */
function present(
  variables: Record<string, string | undefined>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
