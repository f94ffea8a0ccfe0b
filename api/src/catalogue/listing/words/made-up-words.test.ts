import { expect, test, vi } from 'vitest';
import { Vocabulary } from './vocabulary.ts';
import { isNothing } from './word-matches.ts';
import { WordList } from './word-list.ts';

/** The words of a shop with one product. */
function aVocabulary(): Vocabulary {
  const vocabulary = new Vocabulary();
  vocabulary.add(0, 'گوشی موبایل سامسونگ', 'گوشی موبایل سامسونگ');
  vocabulary.pack();
  return vocabulary;
}

test('words that somebody makes up take no more room than is set, although they match nothing', () => {
  const vocabulary = aVocabulary();
  const first = vocabulary.match('ناموجود');
  const again = vocabulary.match('ناموجود');

  for (let number = 0; number < 70_000; number += 1) vocabulary.match(`ظ${number}`);

  expect(again).toBe(first);
  expect(vocabulary.match('ناموجود')).toEqual(first);
  expect(vocabulary.match('ناموجود')).not.toBe(first);
});

test('of a long word only parts are looked up that could be words', () => {
  const vocabulary = aVocabulary();
  const find = vi.spyOn(WordList.prototype, 'find');

  vocabulary.match('ظ'.repeat(300));

  expect(find.mock.calls.length).toBeGreaterThan(0);
  expect(find.mock.calls.length).toBeLessThan(300 * 'موبایل'.length + 1);
});

test('a word is found that was typed as one with those before and after it', () => {
  const vocabulary = aVocabulary();

  expect(isNothing(vocabulary.match('گوشیموبایلسامسونگ'))).toBe(false);
  expect(isNothing(vocabulary.match('گوشیسامسونگ'))).toBe(true);
});
