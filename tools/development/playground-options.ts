import { openApi } from '../gate/recorded/recorded-api.ts';
import { recordedIn } from '../gate/recorded/recorded-shop.ts';
import type { DevelopmentOptions } from './development-shop.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import { isRefusal, recordedAnswers } from './recorded-answers.ts';

/** The options that serve one remote alone, with its playground. */
export function playgroundOptions(
  remote: string,
): Pick<DevelopmentOptions, 'hasPlayground' | 'neighbourhood'> {
  return { hasPlayground: true, neighbourhood: () => recordedNeighbourhood(remote) };
}

/** No neighbours, no API and no database: the calls of the remote and of the shell get the answers that are recorded for the gate. */
async function recordedNeighbourhood(name: string): Promise<Neighbourhood> {
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
