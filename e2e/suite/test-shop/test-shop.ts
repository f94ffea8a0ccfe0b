import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentOf } from './documents.ts';
import { fileOf } from './files.ts';
import type { ShopFault, ShopState } from './shop-state.ts';

/** A shop of two teams, goods and basket, that is whole but for the fault. Operators of it post to `/-/`. */
export async function openTestShop(fault?: ShopFault) {
  const state: ShopState = { fault, release: 1, isGoodsUp: true };
  const server = createServer((request, response) => answer(state, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(state: ShopState, request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://shop.test');
  const count = Number(/bought=(\d+)/.exec(request.headers.cookie ?? '')?.[1] ?? 0);
  if (request.method === 'POST') return post(state, { pathname, count }, response);

  const file = fileOf(pathname, state);
  if (file) {
    response.setHeader('content-type', file.type);
    response.end(file.text);
    return;
  }
  const html = documentOf(pathname, { ...state, count });
  if (state.fault === 'one server for all' && !state.isGoodsUp) {
    response.statusCode = 500;
    response.end();
    return;
  }
  const inline = state.fault === 'inline scripts allowed' ? " 'unsafe-inline'" : '';
  response.setHeader(
    'content-security-policy',
    `default-src 'self'; img-src data:; script-src 'self'${inline}`,
  );
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.statusCode = html ? 200 : 404;
  response.end(html ?? '<!doctype html><title>Nothing</title>');
}

/** Buys with code or by the form, or does what an operator asks for. */
function post(
  state: ShopState,
  { pathname, count }: { pathname: string; count: number },
  response: ServerResponse,
): void {
  if (pathname === '/-/release') state.release += 1;
  if (pathname === '/-/take-back') state.release -= 1;
  if (pathname === '/-/down') state.isGoodsUp = false;
  if (pathname === '/-/up') state.isGoodsUp = true;
  if (pathname === '/basket') {
    response.setHeader('set-cookie', `bought=${count + 1}; Path=/`);
    response.statusCode = 303;
    response.setHeader('location', '/basket');
  }
  response.end();
}
