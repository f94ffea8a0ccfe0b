import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of the workspace that is published. */
export interface PublishedPackage {
  name: string;
  version: string;
  /** The folder, from the root of the workspace. */
  folder: string;
}

/** The packages of the workspace that are published: those whose `package.json` does not say `private`. */
export function publishedPackages(): PublishedPackage[] {
  return globSync('{shared/*,tools,tools/*,e2e/*}/package.json')
    .sort()
    .map((file) => ({ ...packageFile(file), folder: path.dirname(file) }))
    .filter((each) => !each.private)
    .map(({ name, version, folder }) => ({ name, version, folder }));
}

function packageFile(file: string) {
  return JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
}

interface PackageFile {
  name: string;
  version: string;
  private?: boolean;
}
