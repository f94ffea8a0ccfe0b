import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Role } from '@kashi/contracts/desk/desk-call';
import type { deskCalls } from '@kashi/contracts/desk/desk-calls';
import type { Refusal } from '@kashi/contracts/call/envelope';
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { onTestFinished } from 'vitest';
import type * as z from 'zod/mini';
import { openStaffSession } from '../desk-staff/staff-sessions.ts';
import type { PictureFetcher } from '../pictures/addresses/picture-fetcher.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { buildDesk } from './desk-server.ts';

type Calls = typeof deskCalls;

/** The address at which the pages of a test's desk are open. */
const deskOrigin = 'http://127.0.0.1:3002';

interface SendOptions {
  payload?: object;
  headers?: Record<string, string>;
  cookie?: string | undefined;
  /** The visitor's address; by default this machine's, which no limit by address counts. */
  address?: string;
}

interface DeskAnswer<Name extends keyof Calls> {
  status: number;
  headers: Response['headers'];
  /** The cookie of the session that the answer gives; undefined if it gives none. */
  cookie: string | undefined;
  body: Omit<Refusal, 'Value'> & { Value: z.output<Calls[Name]['value']> };
}

export interface TestDesk {
  app: FastifyInstance;
  shop: TestShop;
  /** Sends any request as the desk's own page does, unless its headers say otherwise. */
  send(method: string, url: string, options?: SendOptions): Promise<Response>;
  /** Makes a call as the desk's own page does. */
  ask<Name extends keyof Calls>(
    name: Name,
    input: z.input<Calls[Name]['input']>,
    options?: Pick<SendOptions, 'cookie' | 'address'>,
  ): Promise<DeskAnswer<Name>>;
}

/** The desk of a shop, whose pages are open at `origin`; closed when the test ends. */
export async function aDeskOf(
  shop: TestShop,
  {
    files = {},
    url,
    origin = deskOrigin,
    fetcher,
  }: {
    files?: Record<string, string>;
    url?: string;
    origin?: string;
    fetcher?: PictureFetcher;
  } = {},
): Promise<TestDesk> {
  const app = await buildDesk(shop, {
    desk: { host: '127.0.0.1', port: 3002, url: url === undefined ? undefined : new URL(url) },
    shopServer: shop.app,
    pagesFolder: aFolderOf(files),
    ...(fetcher && { fetcher }),
  });
  await app.ready();
  onTestFinished(() => app.close());

  const send: TestDesk['send'] = (method, path, { payload, headers, cookie, address } = {}) =>
    app.inject({
      method: method as 'GET',
      url: path,
      ...(payload && { payload }),
      headers: {
        host: new URL(origin).host,
        origin,
        ...(cookie && { cookie }),
        ...(address && { 'x-forwarded-for': address }),
        ...headers,
      },
    });

  return {
    app,
    shop,
    send,
    // Named one by one: an answer that is handed in for its cookie has headers of its own.
    ask: async (name, input, { cookie, address } = {}) => {
      const options = { cookie, ...(address !== undefined && { address }) };
      const [method, path] = name.split(' ') as [string, string];
      const response =
        method === 'GET'
          ? await send(method, path + queryOf(input), options)
          : await send(method, path, { ...options, payload: input });
      return {
        status: response.statusCode,
        headers: response.headers,
        cookie: cookieIn(response),
        body: response.json(),
      };
    },
  };
}

/** A member of the staff with these roles, and the cookie of their whole session. */
export async function aMember(
  { shop }: Pick<TestDesk, 'shop'>,
  roles: readonly Role[],
  { userName = `${roles.join('-')}.one`, isWhole = true } = {},
): Promise<{ id: number; cookie: string }> {
  const { id } = await shop.store.db
    .insertInto('staff')
    .values({
      user_name: userName,
      full_name: `همکار ${userName}`,
      roles: [...roles],
      // Nobody signs in by it: the session is opened below.
      password_hash: 'none',
      totp_secret: 'NONE',
      created_at: shop.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return signedInAnew({ shop }, { id }, { isWhole });
}

/** The same member in a session that begins now: an earlier one does not last until the next day. */
export async function signedInAnew(
  { shop }: Pick<TestDesk, 'shop'>,
  { id }: { id: number },
  { isWhole = true } = {},
): Promise<{ id: number; cookie: string }> {
  const now = shop.clock();
  const token = await openStaffSession(shop.store.db, id, { isWhole, now });
  return { id, cookie: `kashi-desk=${token}` };
}

/** The code that an authenticator application shows at the shop's time. */
export function codeOf(shop: TestShop, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: shop.clock().getTime(),
  });
}

/** Every entry of the log of changes, oldest first. */
export function loggedChanges({ shop }: Pick<TestDesk, 'shop'>) {
  return shop.store.db.selectFrom('desk_changes').selectAll().orderBy('id').execute();
}

function cookieIn(response: Response): string | undefined {
  const header = response.headers['set-cookie'];
  return header === undefined ? undefined : String(header).split(';')[0];
}

function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  return `?${query.toString()}`;
}

/** A folder with these files, by their names; it goes when the test ends. */
function aFolderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
