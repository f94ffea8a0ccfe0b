import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  expectationSchema,
  releaseManifestSchema,
  type Expectation,
  type ReleaseManifest,
} from '@kashi/border/release';

/** The expectation in a file of the remote's folder. Throws a sentence with the file's name where it is none. */
export function expectationIn(folder: string, file: string): Expectation {
  const parsed = expectationSchema.safeParse(jsonIn(folder, file));
  if (parsed.success) return parsed.data;
  throw new Error(`${file}: ${reasonOf(parsed.error.issues)}`);
}

/** The pages as `src/remote.ts` describes them. Throws a sentence with the page's name where a host would refuse them. */
export function expectReadable(routes: ReleaseManifest['routes']): void {
  for (const route of routes) {
    const where = `src/remote.ts: the page ${route.page}`;
    const path = route.paths.find((each) => !each.startsWith('/'));
    if (path !== undefined) throw new Error(`${where}: the path «${path}» should begin with /`);
    const { error } = releaseManifestSchema.shape.routes.safeParse([route]);
    if (!error) continue;
    // The first step leads to the page, which has been named.
    const issues = error.issues.map((issue) => ({ ...issue, path: issue.path.slice(1) }));
    throw new Error(`${where}: ${reasonOf(issues)}`);
  }
}

function jsonIn(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`, { cause: error });
  }
}

function reasonOf(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues
    .map(({ path: at, message }) => [at.map(String).join('.'), message].filter(Boolean).join(': '))
    .join('; ');
}
