import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOpening } from '../settings/opening.ts';
import type { Shop } from '../shop.ts';
import { answerTorob } from './torob-feed.ts';
import { readTorobQuestion } from './torob-question.ts';
import { isTorobToken } from './torob-token.ts';

/** The time after which a shop that is not open is asked again, as its pages say. */
const askAgainSeconds = 3600;

/** The feed for the price comparison torob.com. Without Torob's public key the address does not exist. */
export async function torobRoutes(
  app: FastifyInstance,
  { store, environment, clock }: Shop,
): Promise<void> {
  const { torobKey: key, publicUrl } = environment;
  if (!key) return;
  const { host } = new URL(publicUrl);

  // Its errors have their own form, so it is separate from the storefront's calls.
  await app.register(async (torob) => {
    torob.setErrorHandler(answerTorobError);
    torob.addHook('onRequest', async (request, reply) => {
      const token = String(request.headers['x-torob-token'] ?? '');
      if (isTorobToken(token, { key, host, now: clock() })) return undefined;
      return reply.code(401).send({ error: 'the token is missing or not valid' });
    });
    torob.post('/torob_api/v3/products', async (request, reply) => {
      const { state } = await readOpening(store.db);
      if (state !== 'open') {
        // Its visitors would be led to a page that says so.
        return reply
          .code(503)
          .header('retry-after', String(askAgainSeconds))
          .send({ error: 'the shop is not open at the moment' });
      }
      const answer = await answerTorob(store, publicUrl, readTorobQuestion(request.body));
      return reply.header('cache-control', 'no-store').send(answer);
    });
  });
}

function answerTorobError(
  error: FastifyError,
  { url }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ error: error.message });
  console.error(`POST ${url} failed`, error);
  return reply.code(500).send({ error: 'the shop could not answer' });
}
