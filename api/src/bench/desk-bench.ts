import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildDesk } from '../desk/desk-server.ts';
import { openStaffSession } from '../desk-staff/staff-sessions.ts';
import { openShop } from '../open-shop.ts';
import { buildServer } from '../server.ts';
import { readEnvironment } from '../settings/environment.ts';
import { openStore } from '../store/open-store.ts';
import { brandNames, familyNames, kinds, rareName } from './bench-messages.ts';
import { fillMenu } from './bench-shop.ts';
import { addGoods, addOrders, benchNow } from './desk-rows.ts';
import { percentiles } from './percentiles.ts';

/**
 * `node api/src/bench/desk-bench.ts` measures what the lists of the owner's desk cost in a shop of 100,000 orders, 100,000 goods
 * and 25,000 customers on the embedded store, in milliseconds: whole calls, with the session, the role, the search, the page's
 * rows and the answer. A row of the table is one way to ask; «far» is a page that begins after many others.
 */
const count = 100_000;
const rounds = 20;
const pagesToTheFarOne = 50;

const dataFolder = await mkdtemp(join(tmpdir(), 'kashi-bench-'));
const store = await openStore({ dataDirectory: dataFolder });
try {
  await fillMenu(store);
  await addGoods(store, count);
  await addOrders(store, count);
  const shop = await openShop({ store, environment: readEnvironment({ KASHI_DATA: dataFolder }) });
  const shopServer = await buildServer(shop);
  const address = { host: '127.0.0.1', port: 3002, url: undefined };
  const desk = await buildDesk(shop, { desk: address, shopServer });
  await desk.ready();
  const cookie = await ownersCookie();

  console.log(`${count} orders and goods; load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  printRow('the desk asks for', ['p50', 'p95', 'most', 'rows']);
  for (const [list, query] of asked()) {
    const url = `/v1/desk/${list}?${query}`;
    printRow(`${list} ${decodeURIComponent(query)}`, await timeList(desk, url, cookie));
  }
  for (const list of ['orders', 'goods', 'goods?sort=name', 'customers']) {
    const far = await farPage(desk, `/v1/desk/${list}`, cookie);
    printRow(`${list} far`, await timeList(desk, far, cookie));
  }
  await desk.close();
  await shopServer.close();
  shop.listing.close();
} finally {
  await store.close();
  await rm(dataFolder, { recursive: true });
}

/** What a member of the staff looks for, the rare and the frequent of each kind. */
function asked(): [list: string, query: string][] {
  const of = (list: string, ...queries: Record<string, string>[]) =>
    queries.map((query) => [list, new URLSearchParams(query).toString()] as [string, string]);
  const day = (days: number) => new Date(benchNow - days * 86_400_000).toISOString();
  const [kind = ''] = kinds;
  const [brand = ''] = brandNames;
  const [family = ''] = familyNames;
  return [
    ...of('orders', {}, { state: 'registered' }, { state: 'rejected' }, { number: '4711' }),
    ...of('orders', { name: family }, { name: rareName }, { name: 'nobody' }),
    ...of('orders', { mobile: '0910' }, { mobile: '09100791900' }, { customerId: '99' }),
    ...of('orders', { from: day(400), to: day(370) }),
    ...of('goods', {}, { sort: 'name' }, { state: 'hidden' }, { state: 'sold-out' }),
    ...of('goods', { state: 'low' }, { subGroupId: '1' }, { subGroupId: '79' }, { brandId: '250' }),
    ...of('goods', { search: `${kind} ${brand}` }, { search: '99999' }, { search: rareName }),
    ...of('goods', { search: 'nothing' }),
    ...of('goods', { search: rareName, sort: 'name' }),
    ...of('customers', {}, { name: rareName }, { name: 'nobody' }, { mobile: '0915' }),
    ...of('figures', { from: day(30).slice(0, 10), to: day(0).slice(0, 10) }),
    ...of('figures', { from: day(365).slice(0, 10), to: day(0).slice(0, 10) }),
  ];
}

async function timeList(desk: FastifyInstance, url: string, cookie: string): Promise<string[]> {
  const times: number[] = [];
  let rows = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = performance.now();
    const value = await ask<{ rows?: unknown[] }>(desk, url, cookie);
    times.push(performance.now() - before);
    rows = value.rows?.length ?? 0;
  }
  return [...percentiles(times, 0.5, 0.95, 1 - 1 / rounds / 2), String(rows)];
}

/** The address of a page many pages later. */
async function farPage(desk: FastifyInstance, url: string, cookie: string): Promise<string> {
  let page = url;
  for (let turned = 0; turned < pagesToTheFarOne; turned += 1) {
    const { next } = await ask<{ next: string | null }>(desk, page, cookie);
    if (next === null) throw new Error(`${url} has only ${turned} pages`);
    page = `${url}${url.includes('?') ? '&' : '?'}after=${next}`;
  }
  return page;
}

async function ask<Value>(desk: FastifyInstance, url: string, cookie: string): Promise<Value> {
  const headers = { cookie, host: '127.0.0.1:3002' };
  const answer = await desk.inject({ method: 'GET', url, headers });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.body}`);
  return answer.json<{ Value: Value }>().Value;
}

async function ownersCookie(): Promise<string> {
  const now = new Date();
  const owner = { user_name: 'owner', full_name: 'owner', roles: ['owner' as const] };
  const { id } = await store.db
    .insertInto('staff')
    .values({ ...owner, password_hash: 'none', totp_secret: 'NONE', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `kashi-desk=${await openStaffSession(store.db, id, { isWhole: true, now })}`;
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(64) + cells.map((cell) => cell.padStart(9)).join(''));
}
