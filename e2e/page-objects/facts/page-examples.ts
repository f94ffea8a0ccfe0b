import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { routesOf } from '@kashi/build/release/routes-of';
import type { PageExample } from '@kashi/border/pages/page-route';
import type { RemoteDefinition } from '@kashi/border/remote-definition';

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
