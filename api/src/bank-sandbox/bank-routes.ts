import { readFileSync } from 'node:fs';
import formBody from '@fastify/formbody';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { GatewayName } from '@kashi/shared/contracts/gateways';
import type { Bank, BankFace } from './bank-calls.ts';
import { buyerButtons, pageOf } from './buyer-pages.ts';
import { mellatFace } from './mellat-face.ts';
import { Misbehaviours, misbehaviourSchema } from './misbehaviour.ts';
import { samanFace } from './saman-face.ts';
import { SandboxBank } from './sandbox-bank.ts';
import { zarinpalFace } from './zarinpal-face.ts';

interface SandboxBankOptions {
  clock: () => Date;
  /** The path that the bank lies under. */
  base: string;
  /** The address of the shop: buyers are sent back to it and nowhere else. */
  shopUrl: string;
  /** Who may order faults by `/misbehave`; without it nobody. A buyer at the bank's page may pay, and no more. */
  mayOrder?: onRequestAsyncHookHandler | undefined;
  /** Its books, where somebody wants to look into them. */
  books?: SandboxBank;
}

/**
 * A bank of play money that speaks the protocols of all three gateways, each under its name, so that the shop's own drivers
 * are what runs against it.
 */
export async function sandboxBankRoutes(
  app: FastifyInstance,
  { clock, base, shopUrl, mayOrder, books = new SandboxBank(clock, shopUrl) }: SandboxBankOptions,
): Promise<void> {
  const bank: Bank = { books, misbehaviours: new Misbehaviours() };
  await app.register(formBody);

  if (mayOrder) takeOrders(app, bank, mayOrder);
  app.get('/bank-page.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styles),
  );
  for (const [name, face] of Object.entries(faces)) {
    await app.register(async (own) => face.routes(own, bank, pageOf(bank, base)), {
      prefix: `/${name}`,
    });
  }
  buyerButtons(app, bank, faces, base);
}

const faces: Record<GatewayName, BankFace> = {
  saman: samanFace,
  zarinpal: zarinpalFace,
  mellat: mellatFace,
};

const styles = readFileSync(new URL('bank-page.css', import.meta.url), 'utf8');

function takeOrders(
  app: FastifyInstance,
  { misbehaviours }: Bank,
  onRequest: onRequestAsyncHookHandler,
): void {
  app.post('/misbehave', { onRequest }, (request, reply) => {
    const order = misbehaviourSchema.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ ordered: false });
    misbehaviours.order(order.data);
    return { ordered: true };
  });
}
