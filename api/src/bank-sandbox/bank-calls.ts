import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Misbehaviour, Misbehaviours } from './misbehaviour.ts';
import type { BankPayment, SandboxBank } from './sandbox-bank.ts';

/** What every protocol's handlers are given. */
export interface Bank {
  ledger: SandboxBank;
  misbehaviours: Misbehaviours;
  /** The sandbox bank's address in the buyer's browser, for a bank that names its page itself. */
  address: string;
}

export interface WireAnswer {
  status?: number;
  type: string;
  body: string;
}

/** The protocol of one bank: how it answers the shop, and how it sends a buyer back. */
export interface BankProtocol {
  /** Registers the shop's calls and the address of the payment page. */
  routes(app: FastifyInstance, bank: Bank, page: PageOf): void;
  /** The fields that the browser brings back to the shop. */
  returnFields(payment: BankPayment, verdict: BuyerVerdict): Record<string, string>;
  returnsBy: 'address' | 'form';
}

/** The payment page, or a page that says that the payment is unknown. */
export type PageOf = (reply: FastifyReply, authority: string | undefined) => FastifyReply;

export type BuyerVerdict = 'paid' | 'failed' | 'cancelled';

/** Answers a call of the shop, with the misbehaviour that was ordered for it, if any. */
export async function answerShop(
  reply: FastifyReply,
  { misbehaviours }: Bank,
  call: Misbehaviour['call'],
  work: (fault: Misbehaviour | undefined) => WireAnswer,
): Promise<FastifyReply> {
  const fault = misbehaviours.take(call);
  if (fault?.how === 'delay') await wait(fault.delayMs);
  if (fault?.how === 'unavailable') return reply.code(503).send('Service Unavailable');
  const { status = 200, type, body } = work(fault);
  if (fault?.how === 'drop') return hangUp(reply);
  if (fault?.how === 'garbage') return reply.type('text/html').send('<h1>Bad Gateway</h1>');
  return reply.code(status).type(type).send(body);
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
