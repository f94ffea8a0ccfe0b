import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('a short list names every page', () => {
  expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pageWindow(1, 1)).toEqual([1]);
});

test('a long list names the ends and the neighbours of the current page', () => {
  expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
});

test('a gap of one page is filled by that page, because the dots would take its room', () => {
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageWindow(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
});

test('a page past the end still shows existing pages', () => {
  expect(pageWindow(9, 3)).toEqual([1, 2, 3]);
});
