import { writeFileSync } from 'node:fs';
import { test as base, expect, type TestInfo } from '@playwright/test';
import type { EngineName } from '../../tools/browsers/engine-needs.ts';
import type { AtEnd, Engine, Size } from './engine.ts';
import { engines } from './engines.ts';
import { Screen } from './screen.ts';

/** A shopper in one engine, who tells what is being done; between two sentences the console has to be silent. */
export interface Shopper {
  screen: Screen;
  does(sentence: string, work: () => Promise<void>): Promise<void>;
}

/** An old browser tells which names of a header it has not heard yet; it keeps to the others. */
const ofAge = /^Error with Permissions-Policy header: /;

export interface Options {
  engine: EngineName;
}

interface People {
  /** Opens the engine on a page of a size. The console may have the announced messages, and no others. */
  shopperWith(size: Size, announced?: RegExp): Promise<Shopper>;
}

export const test = base.extend<Options & People>({
  engine: ['firefox', { option: true }],
  shopperWith: async ({ engine: name, baseURL }, use, testInfo) => {
    const ends: (() => Promise<void>)[] = [];
    const atEnd: AtEnd = (end) => void ends.unshift(end);
    await use(async (size, announced = ofAge) => {
      const engine = await engines[name](size, atEnd);
      atEnd(() => keepPicture(testInfo, engine));
      return {
        screen: new Screen(engine, baseURL ?? ''),
        does: (sentence, work) =>
          test.step(sentence, async () => {
            await work();
            const complaints = (await engine.complaints()).filter(
              (text) => !ofAge.test(text) && !announced.test(text),
            );
            expect.soft(complaints, 'what the browser complained about').toEqual([]);
          }),
      };
    });
    for (const end of ends) await end();
  },
});

/** A picture for the search of a failure's cause. A browser that has ended gives no picture, and the failure is reported all the same. */
async function keepPicture(testInfo: TestInfo, engine: Engine): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  const picture = await engine.draws().catch(() => null);
  if (picture) writeFileSync(testInfo.outputPath('screen.png'), picture);
}
