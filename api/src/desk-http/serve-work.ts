import { PassThrough } from 'node:stream';
import { deskCalls } from '@kashi/contracts/desk/desk-calls';
import type { ImportProgress } from '@kashi/contracts/desk/goods/imports';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refusalBody } from '../http/error-answers.ts';
import {
  askedBy,
  changeBy,
  route,
  type Asked,
  type Change,
  type ChangeCall,
  type DeskContext,
  type Noted,
  type ValueOf,
} from './serve-desk.ts';

type WorkCall = Extract<ChangeCall, `${string}/import/${string}`>;

interface Work<Name extends WorkCall, Brought> {
  /** Reads what the request brings; what it throws is an answer like any other. */
  receive(asked: Asked<Name>): Promise<Brought>;
  /** Does the work. `tell` says how much is done; `signal` says that its sender has gone away, for whatever need not be done then. */
  work(
    brought: Brought,
    asked: Asked<Name> & {
      change: Change;
      tell: (progress: ImportProgress) => void;
      signal: AbortSignal;
    },
  ): Promise<Noted<ValueOf<Name>>>;
}

/**
 * Serves a change that takes long: while it is done, lines of JSON tell how much of it is, and the last line is the answer, with its
 * own status. Whoever goes away meanwhile does not end it, unless the work listens to that.
 */
export function serveWork<Name extends WorkCall, Brought>(
  app: FastifyInstance,
  context: DeskContext,
  name: Name,
  { receive, work }: Work<Name, Brought>,
): void {
  route(app, name, async (request, reply) => {
    const asked = await askedBy(context, name, request);
    const brought = await receive(asked);
    const lines = new PassThrough();
    const write = (line: object) => void lines.write(`${JSON.stringify(line)}\n`);
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const { signal } = left;
    const tell = tellingAtMostEvery(tellEveryMs, write);
    void work(brought, { ...asked, change: changeBy(context, name, asked), tell, signal })
      .then(
        ({ changed: { value, message } }) => {
          const Value = z.parse(deskCalls[name].value, value);
          write({ Value, Message: message ?? null, Status: 200 });
        },
        // Nobody hears that the work has ended for want of its sender, and it is no failure.
        (error: unknown) =>
          signal.aborted && error === signal.reason
            ? undefined
            : write(refusalBody(error, request)),
      )
      .finally(() => lines.end());
    return reply
      .header('cache-control', 'no-store')
      .type('application/x-ndjson; charset=utf-8')
      .send(lines);
  });
}

/** Often enough for whoever looks on, and seldom enough for a long file. */
const tellEveryMs = 200;

/** The first of each phase is told at once. */
function tellingAtMostEvery(ms: number, tell: (progress: ImportProgress) => void) {
  let last = { phase: '', at: -Infinity };
  return (progress: ImportProgress) => {
    const at = performance.now();
    if (progress.phase === last.phase && at - last.at < ms) return;
    last = { phase: progress.phase, at };
    tell(progress);
  };
}
