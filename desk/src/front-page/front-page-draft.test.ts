import type { FrontPage } from '@kashi/contracts/desk/front-page';
import { expect, test } from 'vitest';
import { differingParts } from './differing-parts.ts';
import { draftOf, inputOf, newSlide, withChanged, withMoved } from './front-page-draft.ts';
import { messages } from './messages.ts';

const picture = {
  Base: '/media/0123456789abcdef',
  Widths: [480],
  Formats: ['webp' as const],
  Width: 480,
  Height: 240,
  Alt: '',
};
const shown = { picture, url: '/filter', alt: 'قوری', title: 'قوری', isActive: true };
const teapot = { id: 7, name: 'قوری', isHidden: false };
const page: FrontPage = {
  version: '1',
  slides: [shown],
  banners: [{ ...shown, picture: null, isActive: false }],
  sections: [{ title: 'تازه‌ها', url: '', products: [teapot] }],
  amazing: [teapot],
  suggested: [],
};

test('what was read is sent as it was, with goods by their numbers', () => {
  expect(inputOf(draftOf(page))).toEqual({
    slides: page.slides,
    banners: page.banners,
    sections: [{ title: 'تازه‌ها', url: '', productIds: [7] }],
    amazingIds: [7],
    suggestedIds: [],
  });
});

test('a picture that arrives late comes to its own slide, wherever that has moved', () => {
  const slides = [newSlide(), newSlide()];
  const own = slides[0]!.key;

  const changed = withChanged(withMoved(slides, 0, 1), own, { picture });

  expect(changed.map((slide) => [slide.key, slide.picture])).toEqual([
    [slides[1]!.key, null],
    [own, picture],
  ]);
});

test('whoever was overtaken reads no part that is the same, though a product in it was hidden meanwhile', () => {
  const hidden = { ...teapot, isHidden: true };
  const { Alt, ...rest } = picture;
  const theirs: FrontPage = {
    ...page,
    slides: [{ ...shown, picture: { Alt, ...rest } }],
    sections: [{ title: 'تازه‌ها', url: '', products: [hidden] }],
    amazing: [hidden],
    suggested: [hidden],
  };

  const parts = differingParts(draftOf(page), draftOf(theirs));

  expect(parts.map(([name]) => name)).toEqual([messages.suggested]);
});
