import { defineConfig } from '@playwright/test';
import { engineNeeds, type EngineName } from '../../tools/browsers/engine-needs.ts';
import { opensShop, shopUrl } from '../shop/shop-under-test.ts';
import type { Options } from './shopper.ts';

/** Older than the oldest browser that the shop's code starts in: there, the shop is one without code. */
const belowTheFloor: string[] = ['chromium-92'] satisfies EngineName[];

/** The shop in engines other than today's Chromium; each is a project. */
export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../../.cache/engines',
  reporter: [['list'], ['./table.ts']],
  fullyParallel: true,
  workers: 2,
  // As for the shop's other journeys: on a strange machine the report names what needed one more try.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 240_000,
  use: { baseURL: shopUrl },
  projects: (Object.keys(engineNeeds) as EngineName[]).map((engine) => ({
    name: engine,
    testMatch: belowTheFloor.includes(engine)
      ? 'without-code.spec.ts'
      : ['purchase.spec.ts', 'offline.spec.ts'],
    use: { engine },
  })),
  ...opensShop,
});
