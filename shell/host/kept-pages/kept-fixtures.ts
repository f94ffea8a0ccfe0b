import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { previewHeader } from '@kashi/contracts/front-page-preview';
import type { BaseInfo } from '@kashi/contracts/home';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, vi } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { contents } from '../host-fixtures.ts';
import { buildHostServer } from '../host-server.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';

/** The headers of a public answer that holds until its product changes. */
const publicHeaders = { 'cache-control': 'public, no-cache', 'kashi-tags': 'product-1' };

/** The headers of an answer that is one visitor's. */
const ownHeaders = { 'cache-control': 'no-store', 'content-type': 'application/json' };

/** An API with one price, which announces changes to its listeners. */
export async function aTellingApi() {
  const lines = new Set<ServerResponse>();
  const asked: ServerResponse[] = [];
  const state = {
    price: 100,
    /** The headers of the answer with the price. */
    headers: publicHeaders as Record<string, string>,
    status: 200,
    /** The draft that the API shows to whoever has its token; null for none. */
    draft: null as { token: string; version: string; price: number } | null,
    /** How the shop is closed; null while it is open. */
    closed: null as BaseInfo['Closed'] | null,
    verification: undefined as BaseInfo['VerificationTags'],
    /** The name of the API at the end of the line, and of the one that answers; null for one without a name. */
    tells: null as string | null,
    answers: null as string | null,
    /** Whether answers wait in `asked`. */
    isHeld: false,
  };
  const shop = () => {
    const known = JSON.parse(contents) as { Value: { BaseInfos: object } };
    const facts = { ...known.Value.BaseInfos, LogoPicPath: '/media/mark.webp', TellNo: '031 1234' };
    const { closed, verification: VerificationTags } = state;
    const BaseInfos = { ...facts, Email: '', Closed: closed ?? undefined, VerificationTags };
    return JSON.stringify({ Value: { ...known.Value, BaseInfos } });
  };
  const server = createServer(({ url, headers }, answer) => {
    const draft = state.draft?.token === headers[previewHeader] ? state.draft : null;
    if (url === '/changes') {
      answer.writeHead(200, { 'content-type': 'application/x-ndjson', ...named(state.tells) });
      answer.write('[]\n');
      lines.add(answer);
      return;
    }
    if (url === '/v1/ContentManagement/FrontPagePreviews/Read') {
      const Value = draft && { Version: draft.version };
      answer.writeHead(state.status, ownHeaders).end(JSON.stringify({ Value, Status: 200 }));
      return;
    }
    if (url === '/v1/Price' && draft) {
      answer.writeHead(200, ownHeaders).end(JSON.stringify({ price: draft.price }));
      return;
    }
    if (url !== '/v1/Price') {
      const headers = {
        ...named(state.answers),
        'cache-control': 'public, max-age=30',
        'kashi-tags': 'contents',
      };
      answer.writeHead(200, { 'content-type': 'application/json', ...headers }).end(shop());
      return;
    }
    asked.push(answer.writeHead(state.status, { ...named(state.answers), ...state.headers }));
    const { price } = state;
    if (!state.isHeld) answer.end(JSON.stringify({ price }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const say = (tags: readonly string[]) => {
    for (const line of lines) line.write(`${JSON.stringify(tags)}\n`);
  };
  const beat = setInterval(() => say([]), 100);
  onTestFinished(() => {
    clearInterval(beat);
    server.closeAllConnections();
    server.close();
  });

  return {
    url: `http://127.0.0.1:${port}`,
    state,
    asked,
    say,
    /** Keeps the line open but silent. */
    fallSilent: () => clearInterval(beat),
    /** Ends the process and its lines; `again` starts it again. */
    end: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    again: () => void server.listen(port, '127.0.0.1'),
    /** Breaks the lines; listeners must connect again. */
    breakLines: () => {
      for (const line of lines) line.destroy();
      lines.clear();
    },
  };
}

function named(name: string | null): Record<string, string> {
  return name === null ? {} : { 'kashi-api': name };
}

/** A page that shows the price; `extra` code runs before the page is written. */
const showsPrice = (extra = '') => `
  const answer = await fetch('/v1/Price');
  const { price } = await answer.json();
  ${extra};
  write('price ' + price + ' ' + Math.random());`;

/** A host that keeps pages, whose `/hello` shows the price of such an API. */
export async function aKeepingHost({
  extra = '',
  badge = `return ''`,
  variables = {},
  others = [],
  apiName = null,
}: {
  extra?: string;
  badge?: string;
  variables?: Record<string, string>;
  /** More APIs that the host knows. */
  others?: readonly string[];
  /** What the API calls itself, on its line and in its answers. */
  apiName?: string | null;
} = {}) {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.upload('mf-a', '1', { render: showsPrice(extra), badge });
  releases.register({ shell: '1', 'mf-a': '1' });
  const api = await aTellingApi();
  Object.assign(api.state, { tells: apiName, answers: apiName });
  const server = await aHostInFrontOf([api.url, ...others].join(), {
    KASHI_DATA: releases.dataFolder,
    ...variables,
  });
  return { api, releases, server, ...visitsTo(server) };
}

async function aHostInFrontOf(
  apiUrl: string,
  own: Record<string, string>,
): Promise<FastifyInstance> {
  const variables = {
    KASHI_API_URL: apiUrl,
    KASHI_OVERRIDES: 'open',
    KASHI_LOG: 'silent',
    ...own,
  };
  const server = await buildHostServer(readEnvironment({ ...variables, NODE_ENV: 'test' }));
  onTestFinished(async () => {
    await server.close();
    vi.unstubAllEnvs();
  });
  return server;
}

function visitsTo(server: FastifyInstance) {
  const visit = (headers: Record<string, string> = {}, url = '/hello') =>
    server.inject({ url, headers });
  const text = async (headers: Record<string, string> = {}) => {
    const { body } = await visit(headers);
    return /price \d+ [\d.e-]+/.exec(body)?.[0] ?? '';
  };
  return {
    visit,
    /** The text of the page, with a number that each composing draws anew. */
    text,
    /** Waits until the host keeps pages. */
    keeps: () => expect.poll(async () => (await text()) === (await text()), patient).toBe(true),
  };
}

const patient = { timeout: 20_000 };
