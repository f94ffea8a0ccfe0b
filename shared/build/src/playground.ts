import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDefinition } from '@kashi/border/remote-definition';
import type { Playground, PlaygroundExample } from '@kashi/kit/playground/playground';
import { expectationIn } from './release/own-words.ts';
import { routesOf } from './release/routes-of.ts';

/** The path of the playground: the list of one remote's pages and fragments. */
export const playgroundPath = '/playground';

/**
 * Returns the remote with one more page, the playground, which lists the remote's pages and shows its fragments. The page's module
 * is written into the remote's cache folder and calls `@kashi/kit/playground`. `consumers` is the folder of all remotes; their
 * expectations name the props of the fragments.
 */
export function withPlayground(
  folder: string,
  definition: RemoteDefinition,
  consumers = path.dirname(folder),
): RemoteDefinition {
  const { name, pages, fragments } = definition;
  const visits = routesOf(definition).flatMap(({ examples: shown = [] }) =>
    shown.map((example) => example.path),
  );
  const examples = Object.keys(fragments).flatMap((fragment) =>
    examplesOf(`${name}/${fragment}`, consumers),
  );
  const playground: Playground = {
    remote: name,
    path: playgroundPath,
    visits: [...new Set(visits)],
    examples,
  };

  const file = path.join(folder, '.cache/playground/page.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, pageCode(playground));
  const page = {
    paths: [playgroundPath, `${playgroundPath}/:number`] as [string, string],
    audience: 'everyone' as const,
    examples: [playgroundPath, `${playgroundPath}/1`] as const,
    module: '../.cache/playground/page.ts',
  };
  return { ...definition, pages: { ...pages, playground: page } };
}

function pageCode(playground: Playground): string {
  return `import { playgroundPage } from '@kashi/kit/playground/playground-page';

export const page = playgroundPage(${JSON.stringify(playground)});

export const Waiting = () => null;
`;
}

/** The fragment with the props of each consumer's expectation; without props if no consumer has written one. */
function examplesOf(fragment: string, consumers: string): PlaygroundExample[] {
  const examples = globSync('mf-*/expectations/*.json', { cwd: consumers })
    .sort()
    .map((file) => ({
      consumer: file.split(path.sep)[0] ?? null,
      expectation: expectationIn(consumers, file),
    }))
    .filter(({ expectation }) => expectation.fragment === fragment)
    .map(({ consumer, expectation: { props } }) => ({ fragment, props, consumer }));
  return examples.length > 0 ? examples : [{ fragment, props: {}, consumer: null }];
}
