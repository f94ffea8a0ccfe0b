import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buildAlone } from './alone-build.ts';

/** Paths of the pages that the composed product page is compared with in the same run. */
export const yardstickPaths = ['/plain', '/alone'] as const;

const script = /<script\b[^>]*>.*?<\/script>/gs;
const codeLinks = /<link rel="modulepreload"[^>]*>/g;

/**
 * Serves the same product page in two more ways, with the shop's style, fonts and pictures: `/plain` is the server's HTML without
 * scripts; `/alone` is hydrated by React and the page's code as one file, without shell and federation.
 */
export async function serveYardstick(shopUrl: string, product: string) {
  const html = await (await fetch(new URL(product, shopUrl))).text();
  const plain = html.replaceAll(script, '').replaceAll(codeLinks, '');
  const boot = /<script type="application\/json" id="boot">.*?<\/script>/s.exec(html)?.[0] ?? '';
  const code = '<script type="module" src="/alone/alone.js" fetchpriority="low"></script>';
  const answers = new Map([
    ['/plain', await packed(plain, 'text/html; charset=utf-8')],
    [
      '/alone',
      await packed(plain.replace('</body>', `${boot}${code}</body>`), 'text/html; charset=utf-8'),
    ],
  ]);

  for (const [file, text] of await buildAlone()) {
    answers.set(`/alone/${file}`, await packed(text, 'text/javascript'));
  }

  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) return passOn(shopUrl, request, response);
    response.writeHead(200, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

async function packed(text: string, type: string) {
  const headers = { 'content-type': type, 'content-encoding': 'br' };
  return { headers, body: await promisify(brotliCompress)(text) };
}

function passOn(
  shopUrl: string,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
) {
  const { 'accept-encoding': accepted = '' } = headers;
  ask(new URL(url, shopUrl), { headers: { 'accept-encoding': accepted } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  }).end();
}
