import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buildAlone } from './alone-build.ts';

const pages = ['/', '/filter?GroupId=1', '/product/1102'] as const;
/** Paths of the yardstick's pages, which composed pages are compared with in the same run. */
export const yardstickPaths = [...pages, '/alone'] as const;

const htmlType = 'text/html; charset=utf-8';
const script = /<script\b[^>]*>.*?<\/script>/gs;
const codeLinks = /<link rel="modulepreload"[^>]*>/g;

/**
 * Serves the shop's pages as they would be with less code, with the shop's style, fonts and pictures: under their own paths as the
 * server's HTML without scripts; under `/alone` the product page, hydrated by React and the page's code as one file, without
 * shell and federation.
 */
export async function serveYardstick(shopUrl: string) {
  const answers = new Map<string, { headers: OutgoingHttpHeaders; body: Buffer }>();
  for (const page of pages)
    answers.set(page, await packed(plain(await read(shopUrl, page)), htmlType));
  const product = await read(shopUrl, '/product/1102');
  const boot = /<script type="application\/json" id="boot">.*?<\/script>/s.exec(product)?.[0] ?? '';
  const code = '<script type="module" src="/alone/alone.js" fetchpriority="low"></script>';
  const alone = plain(product).replace('</body>', `${boot}${code}</body>`);
  answers.set('/alone', await packed(alone, htmlType));
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

async function read(shopUrl: string, page: string): Promise<string> {
  return (await fetch(new URL(page, shopUrl))).text();
}

function plain(html: string): string {
  return html.replaceAll(script, '').replaceAll(codeLinks, '');
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
