import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picture } from '@kashi/contracts/picture';
import { expect, onTestFinished, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { aDrawnPng } from '../pictures/picture-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

/** Sends pictures to a desk of its own, as its page does. */
async function aSender() {
  const KASHI_DATA = mkdtempSync(join(tmpdir(), 'kashi-uploads-'));
  onTestFinished(() => rmSync(KASHI_DATA, { recursive: true }));
  const desk = await aDeskOf(await testShop({ environment: { KASHI_DATA } }));
  const { cookie } = await aMember(desk, ['catalogue']);
  return async (place: 'goods' | 'front-page', payload: Buffer) => {
    const headers = { 'content-type': 'application/octet-stream' };
    const address = `/v1/desk/pictures/for-${place}`;
    const answer = await desk.send('POST', address, { cookie, payload, headers });
    return answer.json<{ Value: Picture }>().Value;
  };
}

function twoGrounds(above: string, below: string): Promise<Buffer> {
  return aDrawnPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="150" fill="${above}"/><rect y="150" width="600" height="150" fill="${below}"/></svg>`,
  );
}

test('a picture of the front page says which words can be read on it, and one of goods does not', async () => {
  const send = await aSender();
  const night = await twoGrounds('#14285c', '#1b3183');

  const ofGoods = await send('goods', night);
  const deep = await send('front-page', night);
  const crowded = await send('front-page', await twoGrounds('#ffffff', '#111111'));

  expect(ofGoods).not.toHaveProperty('Ink');
  expect(deep.Ink).toBe('light');
  expect(deep).not.toHaveProperty('Ground');
  expect(crowded.Ground).toMatch(/^#[\da-f]{6}$/);
});
