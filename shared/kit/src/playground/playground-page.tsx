import { definePage, found, notFound, type AnyPage } from '../define.tsx';
import { playgroundMessages } from './playground-messages.ts';
import { PlaygroundPage } from './PlaygroundPage.tsx';
import type { Playground, PlaygroundExample } from './playground.tsx';

/**
 * The playground of a remote: a list of its pages, and each of its fragments with the props of its consumers. A development server
 * adds this page to the remote's own; no release has it.
 */
export function playgroundPage(playground: Playground): AnyPage {
  return definePage<{ example: PlaygroundExample | null }>({
    load({ params: { number } }) {
      if (number === undefined) return Promise.resolve(found({ example: null }));
      const example = playground.examples[Number(number) - 1];
      return Promise.resolve(example ? found({ example }) : notFound);
    },
    head: () => ({ title: playgroundMessages.title(playground.remote), robots: 'noindex' }),
    Component: ({ data: { example } }) => (
      <PlaygroundPage playground={playground} example={example} />
    ),
  });
}
