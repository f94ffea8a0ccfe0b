import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicOrigin } from '@kashi/contracts/public-origin';
import type { FileStore } from '@kashi/file-store/file-store';
import * as z from 'zod/mini';
import { backupVariables, readBackups, type BackupSettings } from './backup-settings.ts';
import { deskVariables, readDesk, type DeskSettings } from './desk-settings.ts';
import { readHostAddresses, type HostAddresses } from './host-addresses.ts';
import { mailVariables, readMail } from './mail-settings.ts';
import { matomoVariables, readMatomo, type MatomoSettings } from './matomo-settings.ts';
import { openPictureStore, pictureStoreVariables } from './picture-store.ts';
import { providerVariables, readProviders, type Providers } from './provider-settings.ts';
import { RefusedOpeningError } from '../store/refused-opening.ts';
import { usualConnections } from '../store/server/server-store.ts';
import type { MailSettings } from '../mail/smtp.ts';
import { readTorobKey } from './torob-key.ts';

/** Reads and checks the settings of this process, once at the start. Throws a `RefusedOpeningError` that names what is wrong. */
export function readEnvironment(
  variables: Record<string, string | undefined> = process.env,
): Environment {
  try {
    return environmentIn(variables);
  } catch (error) {
    // Any other class of errors is a mistake of the code's.
    const isSaid = error instanceof Error && error.constructor === Error;
    throw isSaid ? new RefusedOpeningError(error.message) : error;
  }
}

/** Throws a sentence. */
function environmentIn(variables: Record<string, string | undefined>): Environment {
  const given = present(variables);
  // Without a locale zod calls every value invalid, without the reason.
  const parsed = environmentSchema.safeParse(given, { error: z.locales.en().localeError });
  if (!parsed.success)
    throw new Error(`The environment has errors. ${z.prettifyError(parsed.error)}`);

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
  const publicUrl = KASHI_PUBLIC_URL ?? 'http://127.0.0.1:3000';
  const dataDirectory = KASHI_DATA ? resolve(KASHI_DATA) : join(projectRoot, '.data');
  const mediaFolder = join(dataDirectory, 'media');
  return {
    host: KASHI_API_HOST,
    port: KASHI_API_PORT,
    desk: readDesk(parsed.data, publicUrl),
    hosts: readHostAddresses(parsed.data.KASHI_HOSTS),
    dataDirectory,
    mediaFolder,
    pictureStore: openPictureStore(parsed.data, given),
    backups: readBackups(parsed.data, mediaFolder),
    databaseUrl: DATABASE_URL,
    valkeyUrl: parsed.data.KASHI_VALKEY_URL,
    replicaUrl: parsed.data.DATABASE_REPLICA_URL,
    databaseConnections: parsed.data.KASHI_DATABASE_CONNECTIONS,
    isProduction,
    publicUrl,
    metricsToken: parsed.data.KASHI_METRICS_TOKEN,
    seedsEmptyShop: seedsEmptyShop(parsed.data.KASHI_SEED, isProduction),
    drawsUnasked: parsed.data.KASHI_PICTURES === 'all',
    developerAccess: isProduction ? 'nobody' : parsed.data.KASHI_DEVELOPER_ACCESS,
    mediaUrl: parsed.data.KASHI_MEDIA_URL?.replace(/\/$/, '') ?? null,
    mapTiles: KASHI_MAP_TILES ? { Url: KASHI_MAP_TILES, Credit: KASHI_MAP_CREDIT } : null,
    torobKey: TOROB_PUBLIC_KEY ? readTorobKey(TOROB_PUBLIC_KEY) : undefined,
    mail: readMail(parsed.data),
    matomo: readMatomo(parsed.data),
    ...readProviders(parsed.data, isProduction),
  };
}

export interface Environment extends Providers {
  host: string;
  /** 0 chooses any free port. */
  port: number;
  /** Where the owner's desk answers; null for a process without a desk. */
  desk: DeskSettings | null;
  /** The machines whose forwarded visitor addresses are believed: this one, and the shop's hosts on others. */
  hosts: HostAddresses;
  dataDirectory: string;
  /** The folder of `/media/…`. */
  mediaFolder: string;
  /** Where all machines of the shop keep its pictures; `mediaFolder` then has what this machine has needed of them. Null: the folder alone. */
  pictureStore: FileStore | null;
  /** The backups that the shop makes by itself; null for none. */
  backups: BackupSettings | null;
  /** The address of a PostgreSQL server; undefined means the embedded store. */
  databaseUrl: string | undefined;
  /** The address of a Valkey or Redis that counts calls for all processes; undefined if each counts alone. */
  valkeyUrl: string | undefined;
  /** The address of a streaming replica of that server, which may answer some reads. */
  replicaUrl: string | undefined;
  /** The most database connections of this process. */
  databaseConnections: number;
  isProduction: boolean;
  /** The mail server; undefined for a shop that sends no mail. */
  mail: MailSettings | undefined;
  /** The Matomo that is told what was counted in the shop (R48); null for none. */
  matomo: MatomoSettings | null;
  /** The shop's own origin, to which banks send shoppers back. */
  publicUrl: string;
  /**
   * The address from which browsers load the shop's pictures instead of its own `/media`, without a trailing slash; null for
   * `/media`.
   */
  mediaUrl: string | null;
  /** The address from which browsers load map tiles, with `{z}`, `{x}` and `{y}`; null for no maps. */
  mapTiles: { Url: string; Credit: string } | null;
  /** Torob's public key, which checks requests for the feed; undefined if the shop is not listed on torob.com. */
  torobKey: KeyObject | undefined;
  /** The token for reading `/metrics` from another machine; undefined allows only this machine. */
  metricsToken: string | undefined;
  /** Whether a shop without products gets the demo products. */
  seedsEmptyShop: boolean;
  /** Whether the demo shop's pictures are drawn in the background too, before anybody asks for them. */
  drawsUnasked: boolean;
  /** Who may see developer pages: sent codes, and the sandbox bank's misbehaviour. */
  developerAccess: 'nobody' | 'machine' | 'everybody';
}

/** Excludes characters that would end the attribute or string into which the address is put. */
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
  // Only these values: a typing error must not open the developer pages.
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  KASHI_PUBLIC_URL: z.optional(publicOrigin),
  TOROB_PUBLIC_KEY: z.optional(z.string()),
  KASHI_MEDIA_URL: z.optional(pictureAddress),
  KASHI_MAP_TILES: z.optional(
    z.string().check(z.regex(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/)),
  ),
  KASHI_MAP_CREDIT: z._default(z.string(), ''),
  KASHI_METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  KASHI_SEED: z.optional(z.enum(['demo', 'none'])),
  KASHI_PICTURES: z._default(z.enum(['all', 'asked']), 'all'),
  KASHI_DEVELOPER_ACCESS: z._default(z.enum(['machine', 'everybody']), 'machine'),
  ...backupVariables,
  ...deskVariables,
  ...mailVariables,
  ...matomoVariables,
  ...pictureStoreVariables,
  ...providerVariables,
});

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Invented goods and opinions must not be offered for sale. */
function seedsEmptyShop(wish: 'demo' | 'none' | undefined, isProduction: boolean): boolean {
  if (isProduction && wish === 'demo') {
    throw new Error('Production never gets the demo goods: remove KASHI_SEED=demo.');
  }
  return (wish ?? (isProduction ? 'none' : 'demo')) === 'demo';
}

/** `NAME=` in a settings file means «not set». */
function present(
  variables: Record<string, string | undefined>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
