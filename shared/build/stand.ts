import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectationSchema } from '../src/host/release.ts';
import type { RemoteDefinition } from '../src/host/remote-definition.ts';
import type { Stand, StandExample } from '../src/stand/stand.ts';
import { routesOf } from './routes-of.ts';

/** Where the list is of what can be looked at, where a remote stands alone. */
export const standPath = '/stand';

/**
 * The remote with one page more, which lists its pages and shows its fragments. The few lines of that page are written
 * beside the entries of the build; the rest is `@kashi/shared/stand`. In the folder `consumers` lie those who show its fragments.
 */
export function withStand(
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
  const stand: Stand = { remote: name, path: standPath, visits: [...new Set(visits)], examples };

  const file = path.join(folder, '.cache/stand/page.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, pageCode(stand));
  const page = {
    paths: [standPath, `${standPath}/:number`] as [string, string],
    audience: 'everyone' as const,
    examples: [standPath, `${standPath}/1`] as const,
    module: '../.cache/stand/page.ts',
  };
  return { ...definition, pages: { ...pages, stand: page } };
}

function pageCode(stand: Stand): string {
  return `import { standPage } from '@kashi/shared/stand/stand-page';

export const page = standPage(${JSON.stringify(stand)});

export const Waiting = () => null;
`;
}

/** As its consumers have written down that they show it; with nothing, where none has. */
function examplesOf(fragment: string, consumers: string): StandExample[] {
  const examples = globSync('mf-*/expectations/*.json', { cwd: consumers })
    .sort()
    .map((file) => ({
      consumer: file.split(path.sep)[0] ?? null,
      expectation: expectationSchema.parse(
        JSON.parse(readFileSync(path.join(consumers, file), 'utf8')),
      ),
    }))
    .filter(({ expectation }) => expectation.fragment === fragment)
    .map(({ consumer, expectation: { props } }) => ({ fragment, props, consumer }));
  return examples.length > 0 ? examples : [{ fragment, props: {}, consumer: null }];
}
