import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { emptyPage } from './empty-page.ts';

// In milliseconds: long enough for a busy machine; a screen that never shows the awaited part fails.
configure({ asyncUtilTimeout: 10_000 });

emptyPage.begin();
afterAll(() => emptyPage.end());

// A stray console message is a defect of the screen under test, as it would be in the shop.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
