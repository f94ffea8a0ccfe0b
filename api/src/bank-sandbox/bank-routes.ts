import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { buyerPages } from './buyer-pages.ts';
import { Misbehaviours, misbehaviourSchema, type Misbehaviour } from './misbehaviour.ts';
import { BankError, SandboxBank } from './sandbox-bank.ts';

interface SandboxBankOptions {
  clock: () => Date;
  /** The path that the bank lies under. */
  base: string;
  /** The address of the shop: buyers are sent back to it and nowhere else. */
  shopUrl: string;
  /** Whether `/misbehave` orders faults, for tests: never where strangers come. */
  canMisbehave: boolean;
}

/**
 * A bank of play money that speaks Zarinpal's protocol, paths and codes and all, so that the shop's own driver is what
 * runs against it.
 */
export async function sandboxBankRoutes(
  app: FastifyInstance,
  { clock, base, shopUrl, canMisbehave }: SandboxBankOptions,
): Promise<void> {
  const bank = new SandboxBank(clock, shopUrl);
  const misbehaviours = new Misbehaviours();
  acceptEmptyForms(app);

  if (canMisbehave) takeOrders(app, misbehaviours);
  app.get('/bank-page.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styles),
  );
  merchantCalls(app, bank, misbehaviours);
  buyerPages(app, bank, misbehaviours, base);
}

const styles = readFileSync(new URL('bank-page.css', import.meta.url), 'utf8');

/** The buttons of the page are forms with nothing in them. */
function acceptEmptyForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  if (app.hasContentTypeParser(type)) return;
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
}

function takeOrders(app: FastifyInstance, misbehaviours: Misbehaviours): void {
  app.post('/misbehave', (request, reply) => {
    const order = misbehaviourSchema.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ ordered: false });
    misbehaviours.order(order.data);
    return { ordered: true };
  });
}

const requestSchema = z.object({
  merchant_id: z.string(),
  amount: z.number(),
  description: z.string(),
  callback_url: z.string(),
});
const askSchema = z.object({ merchant_id: z.string(), authority: z.string() });
const verifySchema = z.extend(askSchema, { amount: z.number() });
const ownSchema = z.object({ merchant_id: z.string() });

function merchantCalls(
  app: FastifyInstance,
  bank: SandboxBank,
  misbehaviours: Misbehaviours,
): void {
  answerCall(app, misbehaviours, 'request', (body) => {
    const wish = requestSchema.parse(body);
    const { authority } = bank.request({
      merchantId: wish.merchant_id,
      amountRial: wish.amount,
      description: wish.description,
      callbackUrl: wish.callback_url,
    });
    return { code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 0 };
  });

  answerCall(app, misbehaviours, 'verify', (body) => {
    const { merchant_id, authority, amount } = verifySchema.parse(body);
    const { code, payment } = bank.verify(merchant_id, authority, amount);
    return {
      code,
      message: code === 100 ? 'Paid' : 'Verified',
      card_hash: '0'.repeat(64),
      card_pan: '603799******0000',
      ref_id: payment.refId,
      fee_type: 'Merchant',
      fee: 0,
    };
  });

  answerCall(app, misbehaviours, 'inquiry', (body) => {
    const { merchant_id, authority } = askSchema.parse(body);
    return { code: 100, message: 'Success', status: bank.inquire(merchant_id, authority) };
  });

  answerCall(app, misbehaviours, 'unVerified', (body) => {
    const { merchant_id } = ownSchema.parse(body);
    return {
      code: '100',
      message: 'Success',
      authorities: bank.unverified(merchant_id).map((payment) => ({
        authority: payment.authority,
        amount: payment.amountRial,
        callback_url: payment.callbackUrl,
        referer: '',
        date: payment.createdAt.toISOString().slice(0, 19).replace('T', ' '),
      })),
    };
  });

  answerCall(app, misbehaviours, 'reverse', (body) => {
    const { merchant_id, authority } = askSchema.parse(body);
    bank.reverse(merchant_id, authority);
    return { code: 100, message: 'Reversed' };
  });
}

function answerCall(
  app: FastifyInstance,
  misbehaviours: Misbehaviours,
  call: Misbehaviour['call'],
  work: (body: unknown) => object,
): void {
  app.post(`/pg/v4/payment/${call}.json`, async (request, reply) => {
    const fault = misbehaviours.take(call);
    if (fault?.how === 'delay') await wait(fault.delayMs);
    if (fault?.how === 'unavailable') return reply.code(503).send('Service Unavailable');
    const { status, body } = answerOf(() => work(request.body));
    if (fault?.how === 'drop') return hangUp(reply);
    if (fault?.how === 'garbage') return reply.type('text/html').send('<h1>Bad Gateway</h1>');
    return reply.code(status).send(body);
  });
}

/** The real gateway keeps `data` empty beside an error, and its status is then not 200 either. */
function answerOf(work: () => object): { status: number; body: object } {
  try {
    return { status: 200, body: { data: work(), errors: [] } };
  } catch (error) {
    const known = error instanceof BankError ? error : new BankError(-9);
    const validations = known.field ? [{ [known.field]: 'The field is not right.' }] : [];
    return {
      status: 422,
      body: { data: [], errors: { code: known.code, message: known.message, validations } },
    };
  }
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
