import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { routesOf } from '../../shared/build/routes-of.ts';
import type { PageExample } from '../../shared/src/host/page-route.ts';
import type { RemoteDefinition } from '../../shared/src/host/remote-definition.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Where every page of every remote can be looked at, and as whom, as its own entry says: a page that is added is in it. */
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
