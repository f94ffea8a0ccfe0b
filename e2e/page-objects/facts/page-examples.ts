import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { routesOf } from '../../../shared/build/release/routes-of.ts';
import type { PageExample } from '../../../shared/src/border/pages/page-route.ts';
import type { RemoteDefinition } from '../../../shared/src/border/remote-definition.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The examples of every page of every remote, with their visitors, from `src/remote.ts`: a new page is included. */
export const pageExamples: readonly PageExample[] = (await definitions())
  .flatMap((definition) => routesOf(definition))
  .flatMap(({ examples = [] }) => examples);

async function definitions(): Promise<RemoteDefinition[]> {
  const doors = globSync('mf-*/src/remote.ts', { cwd: root }).toSorted();
  const modules = await Promise.all(
    doors.map((door) => import(pathToFileURL(path.join(root, door)).href)),
  );
  return modules.map(({ remote }: { remote: RemoteDefinition }) => remote);
}
