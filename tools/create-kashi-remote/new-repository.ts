import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectNewRemote, fillTemplates, ofRemote } from '../new-remote/filled-templates.ts';

interface Place {
  parent?: string;
  /** Where npm has fetched this package from; undefined without npm. */
  registry?: string | undefined;
}

/**
 * Makes a repository for one remote, with the page of every new remote and what a repository outside of the workspace needs besides:
 * versions, types, tests and jobs of its own, and the registry of the company where the packages lie there. Throws where the name is none or the folder is there.
 */
export function newRepository(
  name: string,
  versions: Record<string, string>,
  { parent = '.', registry = npmsOwn }: Place = {},
): void {
  const folder = path.resolve(parent, name);
  expectNewRemote(name, folder);
  const facts = { ...ofRemote(name), ...versions };
  const templates = ['../new-remote/template', 'template'];
  for (const each of templates) fillTemplates(path.join(import.meta.dirname, each), folder, facts);
  if (registry.startsWith(npmsOwn)) return;
  writeFileSync(path.join(folder, '.npmrc'), `@kashi:registry=${registry}\n`);
}

const npmsOwn = 'https://registry.npmjs.org';
