import { definePage, found, notFound, type AnyPage } from '../kit/define.tsx';
import { standMessages } from './stand-messages.ts';
import { StandPage } from './StandPage.tsx';
import type { Stand, StandExample } from './stand.ts';

/**
 * The page of a remote that stands alone while it is worked on: a list of what can be looked at, and each of its fragments
 * as others show it. A development server adds it to the remote's own pages; no release has it.
 */
export function standPage(stand: Stand): AnyPage {
  return definePage<{ example: StandExample | null }>({
    load({ params: { number } }) {
      if (number === undefined) return Promise.resolve(found({ example: null }));
      const example = stand.examples[Number(number) - 1];
      return Promise.resolve(example ? found({ example }) : notFound);
    },
    head: () => ({ title: standMessages.title(stand.remote), robots: 'noindex' }),
    Component: ({ data: { example } }) => <StandPage stand={stand} example={example} />,
  });
}
