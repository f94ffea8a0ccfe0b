import { apiFetch } from '../../shell/server/api-fetch.ts';
import { assembledSet } from './assembled-set.ts';
import { readCandidate } from './candidate.ts';
import { visits, writeRecordedShop, type RecordedShop } from './recorded-shop.ts';
import { renderVisit } from './render-visit.ts';

/**
 * Records what the API answers while the server renders every page of `visits`: `node tools/gate/record-shop.ts <address of
 * an API with the demo goods>`. Needed again when a page asks something new. The builds are those in the `dist` folders.
 */
const [apiUrl] = process.argv.slice(2);
if (!apiUrl) throw new Error('Say where an API with the demo goods answers');

const recorded: RecordedShop = {};
const ask = apiFetch(apiUrl);
const fetch: typeof globalThis.fetch = async (input, init) => {
  if (typeof input !== 'string') throw new Error('Pages ask by path');
  const response = await ask(input, init);
  const body: unknown = await response.clone().json();
  recorded[input] = { status: response.status, body };
  return response;
};

const set = assembledSet(
  ['shell', ...Object.keys(visits)].map((name) => readCandidate(`${name}/dist`)),
);
for (const url of Object.values(visits).flat()) {
  const [trouble] = await renderVisit(set, fetch, url);
  if (trouble) throw new Error(trouble);
}
writeRecordedShop(recorded);
console.log(`${Object.keys(recorded).length} answers recorded`);
