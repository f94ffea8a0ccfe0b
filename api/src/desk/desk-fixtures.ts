import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import { onTestFinished } from 'vitest';
import type { TestShop } from '../testing/test-shop.ts';
import { buildDesk } from './desk-server.ts';

/** The address at which the desks of tests believe to stand. */
const deskOrigin = 'http://127.0.0.1:3002';

export interface TestDesk {
  app: FastifyInstance;
  /** Sends any request as the desk's own page does, unless its headers say otherwise. */
  send(
    method: string,
    url: string,
    options?: { payload?: object; headers?: Record<string, string> },
  ): Promise<Response>;
}

/** The desk of a shop, closed when the test ends. */
export async function aDeskOf(
  shop: TestShop,
  { files = {}, url }: { files?: Record<string, string>; url?: string } = {},
): Promise<TestDesk> {
  const app = await buildDesk(shop, {
    desk: { host: '127.0.0.1', port: 3002, url: url === undefined ? undefined : new URL(url) },
    shopServer: shop.app,
    pagesFolder: aFolderOf(files),
  });
  await app.ready();
  onTestFinished(() => app.close());
  return {
    app,
    send: (method, path, { payload, headers } = {}) =>
      app.inject({
        method: method as 'GET',
        url: path,
        ...(payload && { payload }),
        headers: { host: '127.0.0.1:3002', origin: deskOrigin, ...headers },
      }),
  };
}

/** A folder with these files, by their names; it goes when the test ends. */
function aFolderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
