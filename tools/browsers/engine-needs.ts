import { findChromium } from './chromium.ts';
import { findFirefox } from './firefox.ts';
import { findOldWebKit, findWebKit } from './webkit.ts';

export type EngineName = keyof typeof engineNeeds;

/**
 * The browsers besides today's Chromium in which the tests buy, and what each needs on this machine. Old Chromiums come from npm,
 * and need the libraries of today's.
 */
export const engineNeeds = {
  firefox: findFirefox,
  webkit: findWebKit,
  'webkit-2.38': findOldWebKit,
  'chromium-109': findChromium,
  'chromium-92': findChromium,
};
