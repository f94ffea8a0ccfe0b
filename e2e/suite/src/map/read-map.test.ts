import { expect, test } from 'vitest';
import { MapMistakes, readMap } from './read-map.ts';

const whole = {
  teams: { decide: { files: '/decide/**' } },
  pages: { product: { path: '/product/1', team: 'decide', parts: { decide: { title: 'h1' } } } },
};

test('a small map is enough, and what it leaves out has its usual value', () => {
  const map = readMap(JSON.stringify(whole));

  expect(map.within).toBe(4);
  expect(map.teams['decide']?.files).toEqual(['/decide/**']);
  expect(map.pages['product']?.later).toEqual([]);
});

test.each([
  ['{', /^The map is not JSON: /],
  ['[]', 'The map has to be an object with `teams` and `pages`.'],
  [{ pages: {} }, '`teams` is missing, and has to name the teams.'],
  [{ ...whole, pase: 1 }, 'The suite knows no field `pase` in the map.'],
  [{ ...whole, within: 'soon' }, '`within` has to be a number of seconds.'],
  [{ ...whole, address: 'shop' }, '`address` has to be an address that begins with http.'],
  [
    { ...whole, teams: { decide: { files: 'decide/**' } } },
    '`teams.decide.files` has to be a pattern of addresses, such as /decide/**, or a list of them.',
  ],
  [withPage({ path: 'product/1' }), '`pages.product.path` has to begin with /.'],
  [
    withPage({ path: undefined }),
    '`pages.product.path` is missing, and has to be an address within the shop, such as /product/1.',
  ],
  [
    withPage({ parts: { decide: { title: 7 } } }),
    '`pages.product.parts.decide.title` has to be a selector.',
  ],
  [
    withPage({ parts: { explore: { title: 'h1' } } }),
    '`pages.product.parts` names the team explore, which `teams` does not have.',
  ],
  [withPage({ later: [{}] }), /^`pages\.product\.later\.0\.team` is missing/],
])('the mistake in %j is told by its field', (map, sentence) => {
  const text = typeof map === 'string' ? map : JSON.stringify(map);

  const [first] = mistakesIn(text);

  expect(first).toMatch(sentence);
});

test('every mistake is told at once', () => {
  const map = withPage({ path: 'product/1', parts: { decide: { title: 7, price: '' } } });

  expect(mistakesIn(JSON.stringify(map))).toHaveLength(3);
});

function withPage(change: object) {
  return { ...whole, pages: { product: { ...whole.pages.product, ...change } } };
}

function mistakesIn(text: string): string[] {
  try {
    readMap(text);
  } catch (error) {
    if (error instanceof MapMistakes) return error.sentences;
  }
  return [];
}
