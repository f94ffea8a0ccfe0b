import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Misbehaviour, Misbehaviours } from './misbehaviour.ts';
import type { BankPayment, SandboxBank } from './sandbox-bank.ts';

/** What the three protocols work on. */
export interface Bank {
  books: SandboxBank;
  misbehaviours: Misbehaviours;
}

export interface WireAnswer {
  status?: number;
  type: string;
  body: string;
}

/** The protocol of one bank: what it answers a shop, and how it sends a buyer back. */
export interface BankFace {
  /** The shop's calls, and the address of the page to pay on. */
  routes(app: FastifyInstance, bank: Bank, page: PageOf): void;
  /** What the browser brings back. */
  returnFields(payment: BankPayment, verdict: BuyerVerdict): Record<string, string>;
  returnsBy: 'address' | 'form';
}

/** The page to pay on, or the page that says that there is no such payment. */
export type PageOf = (reply: FastifyReply, authority: string | undefined) => FastifyReply;

export type BuyerVerdict = 'paid' | 'failed' | 'cancelled';

/** Answers a shop's call, with whatever misbehaviour is ordered for it. */
export async function answerShop(
  reply: FastifyReply,
  { misbehaviours }: Bank,
  call: Misbehaviour['call'],
  work: () => WireAnswer,
): Promise<FastifyReply> {
  const fault = misbehaviours.take(call);
  if (fault?.how === 'delay') await wait(fault.delayMs);
  if (fault?.how === 'unavailable') return reply.code(503).send('Service Unavailable');
  const { status = 200, type, body } = work();
  if (fault?.how === 'drop') return hangUp(reply);
  if (fault?.how === 'garbage') return reply.type('text/html').send('<h1>Bad Gateway</h1>');
  return reply.code(status).type(type).send(body);
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
