import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { emptyPage } from './empty-page.ts';

/** In milliseconds: long enough for a busy machine; a screen that never shows the awaited part fails. */
const patientMs = 10_000;
configure({ asyncUtilTimeout: patientMs });
// Vitest's own wait gives up after a second, and has no setting for all tests.
const { waitFor } = vi;
const patiently: typeof waitFor = (look, options) =>
  waitFor(look, typeof options === 'number' ? options : { timeout: patientMs, ...options });
Object.assign(vi, { waitFor: patiently });

emptyPage.begin();
afterAll(() => {
  emptyPage.end();
  Object.assign(vi, { waitFor });
});

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
