import { fastify, type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Signer } from '../../shell/releases/keys/signer.ts';
import { TokenRefused, type Job } from './forge-tokens.ts';

/** A statement on one name and nothing else: a signature over it is none over a keyring or a whole registry. */
const statementSchema = z.strictObject({
  name: z.string(),
  release: z.nullable(z.looseObject({ version: z.string() })),
  retired: z.nullable(z.looseObject({})),
  integrity: z.record(z.string(), z.string()),
  names: z.record(z.string(), z.string()),
  revision: z.int().check(z.gte(1)),
});

interface ServiceOptions {
  signer: Signer;
  /** Reads a token. Throws `TokenRefused` for one that is not good. */
  jobOf(token: string): Promise<Job>;
  log(line: string): void;
}

/** A statement grows with the releases that are kept: some 90 bytes each. */
const bodyLimit = 256 * 1024;

/**
 * Signs for jobs of continuous integration that have no key of their own. `GET /identity` tells the signer's public key and the
 * names that this job may have signed; `POST /signatures` signs a statement on one of these names. Both want a token of the forge
 * as bearer. A refusal is a sentence: 401 for the token, 403 for the name, 400 for anything but a statement, 502 for a silent issuer.
 */
export function signingService({ signer, jobOf, log }: ServiceOptions): FastifyInstance {
  const app = fastify({ bodyLimit, requestTimeout: 10_000 });
  const publicKey = signer.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

  app.get('/identity', async ({ headers }) => {
    const { moves } = await jobOf(tokenIn(headers.authorization));
    return { publicKey, moves };
  });

  app.post('/signatures', async ({ headers, body }, reply) => {
    const { subject, moves } = await jobOf(tokenIn(headers.authorization));
    const statement = statementSchema.safeParse(body).data;
    if (!statement) return reply.code(400).send({ message: 'this is no statement on a name' });
    const { name, revision, release } = statement;
    const said = `${name}, revision ${revision}, ${release?.version ?? 'not live'}, for ${subject}`;
    if (!moves.includes(name)) {
      log(`Refused: ${said}`);
      return reply.code(403).send({ message: `this job may not have ${name} signed` });
    }
    log(`Signed: ${said}`);
    return { signature: await signer.sign(statement) };
  });

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof TokenRefused) return reply.code(401).send({ message: error.message });
    const { statusCode = 502, message } = error as { statusCode?: number; message: string };
    log(`Trouble: ${message}`);
    const isTheirs = statusCode < 500;
    return reply.code(statusCode).send({
      message: isTheirs ? message : 'the issuer of the tokens cannot be asked; try again',
    });
  });
  return app;
}

function tokenIn(authorization = ''): string {
  const [, token] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  if (token) return token;
  throw new TokenRefused('no token: KASHI_SIGNER_TOKEN is that of the job');
}
