import path from 'node:path';
import { openApi } from '../gate/recorded-api.ts';
import { recordedIn } from '../gate/recorded-shop.ts';
import type { DevelopmentOptions } from './development-shop.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import { isRefusal, recordedAnswers } from './recorded-answers.ts';

/** A remote by itself, with a page more that lists what can be looked at. */
export function standingAlone(
  folder: string,
): Pick<DevelopmentOptions, 'hasStand' | 'neighbourhood'> {
  return { hasStand: true, neighbourhood: () => nobody(path.basename(folder)) };
}

/** No neighbours, no API and no database, but what was recorded for the gate: its own calls and the shell's. */
async function nobody(name: string): Promise<Neighbourhood> {
  const answerTo = recordedAnswers(recordedIn(['shell', name]));
  const api = await openApi((request) => {
    const answer = answerTo(request);
    if (isRefusal(answer)) console.log(`${answer.status}: ${request.method} ${request.url}`);
    return Promise.resolve(answer);
  });

  return {
    description: 'alone, on recorded answers',
    apiUrl: api.url,
    neighbours: null,
    builds: [],
    ended: new Promise(() => undefined),
    stop: () => Promise.resolve(api.close()),
  };
}
