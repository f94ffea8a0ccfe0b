import type { Readable } from 'node:stream';
import { deskCalls } from '@kashi/contracts/desk/desk-calls';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { memberHeader } from '@kashi/contracts/desk/member-header';
import type { SignedInStaff } from '@kashi/contracts/desk/session';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { noteChanges, type ChangeEntry } from '../desk-audit/change-log.ts';
import { messages } from '../desk-staff/messages.ts';
import { findStaffSession, type StaffSession } from '../desk-staff/staff-sessions.ts';
import { readInput } from '../http/input/read-input.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import type { DeskSettings } from '../settings/desk-settings.ts';
import type { Shop } from '../shop.ts';
import type { SessionCookie } from './session-cookie.ts';

type Calls = typeof deskCalls;
type DeskName = keyof Calls;
type InputOf<Name extends DeskName> = z.output<Calls[Name]['input']>;
export type ValueOf<Name extends DeskName> = z.input<Calls[Name]['value']>;

/** The calls without a role: those by which a session begins and ends. */
type Entrance = {
  [Name in DeskName]: Calls[Name]['access'] extends 'anyone' | 'half' ? Name : never;
}[DeskName];
type Read = Exclude<Extract<DeskName, `GET ${string}`>, Entrance>;
export type ChangeCall = Exclude<Extract<DeskName, `POST ${string}`>, Entrance>;

/** What the calls of the desk are served with. */
export interface DeskContext {
  shop: Shop;
  cookie: SessionCookie;
  desk: DeskSettings;
}

export interface Asked<Name extends DeskName> {
  input: InputOf<Name>;
  staff: SignedInStaff;
  request: FastifyRequest;
}

export interface AskedAtEntrance<Name extends DeskName> {
  input: InputOf<Name>;
  session: StaffSession | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a change answers, and what it has changed. */
export interface Changed<Value> {
  value: Value;
  entries: readonly ChangeEntry[];
  /** A sentence for the one who made the change. */
  message?: string;
}

/** Made by `change` alone: so no call can change something and leave the log out. */
export class Noted<Value> {
  readonly changed: Changed<Value>;

  constructor(changed: Changed<Value>) {
    this.changed = changed;
  }
}

export type Change = <Value>(
  work: (tx: Transaction<Tables>, at: Date) => Promise<Changed<Value>>,
) => Promise<Noted<Value>>;

/** Serves a call that only reads. */
export function serveRead<Name extends Read>(
  app: FastifyInstance,
  context: DeskContext,
  name: Name,
  answer: (asked: Asked<Name>) => Promise<ValueOf<Name>>,
): void {
  route(app, name, async (request, reply) => {
    const asked = await askedBy(context, name, request);
    return send(name, reply, { value: await answer(asked) });
  });
}

/**
 * Serves a call that changes something. What `answer` does to the store it does in `change`, which is one transaction with the
 * entries in the log of changes.
 */
export function serveChange<Name extends ChangeCall>(
  app: FastifyInstance,
  context: DeskContext,
  name: Name,
  answer: (asked: Asked<Name> & { change: Change }) => Promise<Noted<ValueOf<Name>>>,
): void {
  route(app, name, async (request, reply) => {
    const asked = await askedBy(context, name, request);
    const { changed } = await answer({ ...asked, change: changeBy(context, name, asked) });
    return send(name, reply, changed);
  });
}

/** What a member's call does in one transaction with its entries in the log. */
export function changeBy<Name extends ChangeCall>(
  { shop: { store, clock } }: DeskContext,
  name: Name,
  { staff }: Asked<Name>,
): Change {
  const author = { staffId: staff.id, name: staff.fullName };
  return async (work) => {
    const at = clock();
    const changed = await store.transaction(async (tx) => {
      const done = await work(tx, at);
      await noteChanges(tx, done.entries, { author, call: name, at });
      return done;
    });
    return new Noted(changed);
  };
}

/** Serves a call by which a session begins or ends. */
export function serveEntrance<Name extends Entrance>(
  app: FastifyInstance,
  context: DeskContext,
  name: Name,
  answer: (asked: AskedAtEntrance<Name>) => Promise<ValueOf<Name>>,
): void {
  const { access, input: contract } = deskCalls[name];
  route(app, name, async (request, reply) => {
    const session = await sessionOf(context, request);
    if (access === 'half' && (session === null || session.isWhole)) {
      throw new Refusal(401, messages.notSignedIn);
    }
    const input = readInput(contract, request) as InputOf<Name>;
    return send(name, reply, { value: await answer({ input, session, request, reply }) });
  });
}

/**
 * The input of a call, and the member who makes it. Throws a 401 without a whole session, or with that of another member than the page
 * names, and a 403 without the role.
 */
export async function askedBy<Name extends Exclude<DeskName, Entrance>>(
  context: DeskContext,
  name: Name,
  request: FastifyRequest,
): Promise<Asked<Name>> {
  const { access, input: contract } = deskCalls[name];
  const session = await sessionOf(context, request);
  if (!session) throw new Refusal(401, messages.notSignedIn);
  if (!session.isWhole) throw new Refusal(401, messages.secondFactorMissing);
  const { member: staff } = session;
  if (showsAnother(request, session)) throw new Refusal(401, messages.anotherMember);
  if (!access.some((role) => staff.roles.includes(role))) {
    throw new Refusal(403, messages.notAllowed);
  }
  return { input: readInput(contract, request) as InputOf<Name>, staff, request };
}

/** Whether the page shows the screens of another member than the session's. One that was opened before it named its member names nobody. */
export function showsAnother(request: FastifyRequest, { member }: StaffSession): boolean {
  const shown = request.headers[memberHeader];
  return shown !== undefined && shown !== String(member.id);
}

function sessionOf({ shop, cookie }: DeskContext, request: FastifyRequest) {
  const token = cookie.tokenOf(request);
  return token === undefined
    ? Promise.resolve(null)
    : findStaffSession(shop.store.db, token, shop.clock());
}

/** Serves a call at its own method and path. */
export function route(
  app: FastifyInstance,
  name: DeskName,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const [method, url] = name.split(' ') as [HTTPMethods, string];
  app.servedCalls.add(name);
  const { mostBytes } = deskCalls[name];
  app.route({ method, url, handler, ...(mostBytes !== undefined && { bodyLimit: mostBytes }) });
}

function send(
  name: DeskName,
  reply: FastifyReply,
  { value, message }: { value: unknown; message?: string },
): FastifyReply {
  const Value = z.parse(deskCalls[name].value, value);
  const json = JSON.stringify({ Value, Message: message ?? null, Status: 200 });
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(json);
}

type FileCall = Extract<Read, `${string}/csv`>;

/** Serves a CSV file that is written while it is read. A failure in the middle cuts it off, so that nobody takes a half for a whole. */
export function serveFile<Name extends FileCall>(
  app: FastifyInstance,
  context: DeskContext,
  name: Name,
  answer: (asked: Asked<Name>) => { body: Readable; fileName: string },
): void {
  route(app, name, async (request, reply) => {
    const { body, fileName } = answer(await askedBy(context, name, request));
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .type('text/csv; charset=utf-8')
      .send(body);
  });
}

/** An open line to a member's browser. */
interface AskedForEvents {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The member's roles at this moment; null once the session has ended. Asking does not count as work. */
  currentRoles: () => Promise<readonly Role[] | null>;
}

/** Serves the endless answer of server-sent events; `open` takes the reply over. */
export function serveEvents(
  app: FastifyInstance,
  context: DeskContext,
  name: 'GET /v1/desk/events',
  open: (asked: AskedForEvents) => void,
): void {
  const { store, clock } = context.shop;
  route(app, name, async (request, reply) => {
    await askedBy(context, name, request);
    const token = context.cookie.tokenOf(request) ?? '';
    const currentRoles = async () => {
      const session = await findStaffSession(store.db, token, clock(), { isUse: false });
      return session?.member.roles ?? null;
    };
    open({ request, reply, currentRoles });
    return reply;
  });
}
