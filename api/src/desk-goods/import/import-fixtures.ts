import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportProgress, ImportReport } from '@kashi/contracts/desk/goods/imports';
import { onTestFinished } from 'vitest';
import { aDeskOf, aMember, type TestDesk } from '../../desk/desk-fixtures.ts';
import type { PictureFetcher } from '../../pictures/addresses/picture-fetcher.ts';
import { aZip } from '../../pictures/files/zip-fixtures.ts';
import { testShop } from '../../testing/test-shop.ts';

interface Answer {
  status: number;
  body: { Value: ImportReport; Message: string | null; Status: number };
  /** What was told while it worked. */
  told: ImportProgress[];
}

interface Sending {
  cookie: string;
  /** Names the press of an import. */
  key?: string;
  pictureSet?: string | undefined;
}

/** Sends a file of goods as the desk's page does. */
export async function sent(
  desk: TestDesk,
  step: 'check' | 'run',
  file: string | Buffer,
  { cookie, key = randomUUID(), pictureSet }: Sending,
): Promise<Answer> {
  const query = new URLSearchParams({
    ...(step === 'run' && { key }),
    ...(pictureSet !== undefined && { pictureSet }),
  });
  const answer = await sendFile(desk, `/v1/desk/goods/import/${step}?${query.toString()}`, {
    cookie,
    file: Buffer.from(file),
  });
  const lines = answer.body.trim().split('\n');
  const body = JSON.parse(lines.at(-1) ?? '') as Answer['body'];
  const told = lines.slice(0, -1).map((line) => JSON.parse(line) as ImportProgress);
  return { status: answer.statusCode, body, told };
}

/** Sends a part of a zip. */
export async function sentPart(
  desk: TestDesk,
  part: Buffer,
  { cookie, set, at = 0 }: { cookie: string; set?: string; at?: number },
) {
  const query = new URLSearchParams({ at: String(at), ...(set !== undefined && { set }) });
  const url = `/v1/desk/goods/import/pictures?${query.toString()}`;
  const answer = await sendFile(desk, url, { cookie, file: part });
  const body = answer.json<{ Value: { set: string; bytes: number }; Message: string | null }>();
  return { status: answer.statusCode, ...body };
}

/** Sends a zip of these files, and returns the set that the shop has made of it. */
export async function aSentZip(
  desk: TestDesk,
  cookie: string,
  files: Record<string, Buffer>,
): Promise<string> {
  const entries = Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  return (await sentPart(desk, aZip(entries), { cookie })).Value.set;
}

function sendFile(desk: TestDesk, url: string, { cookie, file }: { cookie: string; file: Buffer }) {
  const headers = { 'content-type': 'application/octet-stream' };
  return desk.send('POST', url, { cookie, payload: file, headers });
}

/** A desk with a data folder of its own, and a member who cares for its goods. */
export async function aKeeper({
  fetcher,
  settings = {},
}: { fetcher?: PictureFetcher; settings?: Record<string, string> } = {}) {
  const KASHI_DATA = mkdtempSync(join(tmpdir(), 'kashi-import-'));
  onTestFinished(() => rmSync(KASHI_DATA, { recursive: true }));
  const shop = await testShop({ environment: { ...settings, KASHI_DATA } });
  const desk = await aDeskOf(shop, fetcher ? { fetcher } : {});
  return { desk, keeper: await aMember(desk, ['catalogue']) };
}

/** The pictures that lie in the shop, and the sets of imports beside them. */
export function mediaOf({ shop }: TestDesk): { pictures: string[]; sets: string[] } {
  const names = readdirSync(shop.environment.mediaFolder);
  return {
    pictures: names.filter((name) => !name.startsWith('.')),
    sets: names.filter((name) => name.startsWith('.import-')),
  };
}
