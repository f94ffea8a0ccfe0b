import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { liesWithin } from '../http/lies-within.ts';
import { messages as httpMessages } from '../http/messages.ts';
import { plainPage } from '../http/pages/plain-page.ts';
import { Refusal } from '../http/refusal.ts';
import { messages } from './messages.ts';

/** Stands in the built `index.html` for the nonce of its answer, wherever a script or a style is allowed by one. */
const noncePlaceholder = '__KASHI_NONCE__';

/**
 * Serves the desk's web application from the folder of its build. Files of `/assets/` have their content's hash in their names and
 * are kept for a year; every other address that is opened as a page is `index.html`. Without a build one page says how to make it.
 */
export async function deskPages(
  app: FastifyInstance,
  { folder }: { folder: string },
): Promise<void> {
  await app.register(files, {
    root: folder,
    serve: false,
    dotfiles: 'ignore',
    cacheControl: false,
  });

  app.get<{ Params: { '*': string } }>('/*', async ({ params, headers, url }, reply) => {
    const name = params['*'];
    const isCall = /^\/v1(\/|$)/i.test(url);
    if (!isCall && name !== '' && name !== 'index.html' && (await liesWithin(folder, name))) {
      const isHashed = name.startsWith('assets/');
      void reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      return reply.sendFile(name);
    }
    if (isCall || !headers.accept?.includes('text/html')) {
      throw new Refusal(404, httpMessages.notFound);
    }

    const index = join(folder, 'index.html');
    const nonce = randomBytes(16).toString('base64');
    void reply
      .headers({ ...pageHeaders, 'content-security-policy': policy(nonce) })
      .type('text/html; charset=utf-8');
    if (!existsSync(index)) return reply.code(503).send(notBuiltPage());
    const html = await readFile(index, 'utf8');
    return reply.send(html.replaceAll(noncePlaceholder, nonce));
  });
}

const pageHeaders = {
  'cache-control': 'no-store',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Code and style of the build alone; styles that the application writes while it runs carry the nonce. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function notBuiltPage(): string {
  const { title, hint } = messages.notBuilt;
  return plainPage({ title, body: `<p>${hint}</p>` });
}
