import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { askBank } from './bank-wire.ts';

/** The address of a server with these routes. */
async function served(routes: (server: FastifyInstance) => void): Promise<string> {
  const server = Fastify({ forceCloseConnections: true });
  routes(server);
  onTestFinished(() => server.close());
  return server.listen({ host: '127.0.0.1', port: 0 });
}

const question = { body: '{}', headers: { 'content-type': 'application/json' } };
const unclear = { name: 'GatewayUnclear' };

test('an answer that lies elsewhere is none: the shop’s password is sent to no other address', async () => {
  let asked = 0;
  const url = await served((server) => {
    server.post('/verify', (_request, reply) => reply.redirect('/elsewhere', 307));
    server.post('/elsewhere', () => {
      asked += 1;
      return { code: 100 };
    });
  });

  await expect(askBank(`${url}/verify`, question)).rejects.toMatchObject(unclear);

  expect(asked).toBe(0);
});

test('a bank that does not answer in time has not answered', async () => {
  const url = await served((server) => {
    server.post('/verify', () => new Promise(() => undefined));
  });

  const answer = askBank(`${url}/verify`, { ...question, waitMs: 50 });

  await expect(answer).rejects.toMatchObject(unclear);
});
