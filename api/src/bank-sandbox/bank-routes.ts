import { readFileSync } from 'node:fs';
import formBody from '@fastify/formbody';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { GatewayName } from '@kashi/contracts/gateways';
import type { Bank, BankProtocol } from './bank-calls.ts';
import { buyerButtons, pageOf } from './buyer-pages.ts';
import { mellatProtocol } from './mellat-protocol.ts';
import { Misbehaviours, misbehaviourSchema } from './misbehaviour.ts';
import { samanProtocol } from './saman-protocol.ts';
import { snapppayProtocol } from './snapppay-protocol.ts';
import { SandboxBank } from './sandbox-bank.ts';
import { zarinpalProtocol } from './zarinpal-protocol.ts';

interface SandboxBankOptions {
  clock: () => Date;
  /** The path prefix of the sandbox bank. */
  base: string;
  /** The shop's address: the bank sends buyers back to it and nowhere else. */
  shopUrl: string;
  /** Who may order misbehaviour through `/misbehave`; nobody if it is undefined. A buyer can only pay or cancel. */
  mayOrder?: onRequestAsyncHookHandler | undefined;
  /** The sandbox's ledger, for tests that read it. */
  ledger?: SandboxBank;
}

/** A bank of play money that speaks the protocols of all gateways, so that the shop's own drivers run against it. */
export async function sandboxBankRoutes(
  app: FastifyInstance,
  { clock, base, shopUrl, mayOrder, ledger = new SandboxBank(clock, shopUrl) }: SandboxBankOptions,
): Promise<void> {
  const address = new URL(shopUrl).origin + base;
  const bank: Bank = { ledger, misbehaviours: new Misbehaviours(), address };
  await app.register(formBody);

  if (mayOrder) takeOrders(app, bank, mayOrder);
  app.get('/bank-page.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styles),
  );
  for (const [name, protocol] of Object.entries(protocols)) {
    await app.register(async (own) => protocol.routes(own, bank, pageOf(bank, base)), {
      prefix: `/${name}`,
    });
  }
  buyerButtons(app, bank, protocols, base);
}

const protocols: Record<GatewayName, BankProtocol> = {
  saman: samanProtocol,
  zarinpal: zarinpalProtocol,
  mellat: mellatProtocol,
  snapppay: snapppayProtocol,
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
