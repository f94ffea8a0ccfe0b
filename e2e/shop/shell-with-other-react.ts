import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readManifest } from '../../shell/releases/read-manifest.ts';
import { rspackBuild } from '../../tools/builds/build.ts';

const folder = path.resolve(import.meta.dirname, '../other-react');

/** The version of React that `e2e/other-react` names. */
export function otherReact(): string {
  const file = path.join(folder, 'node_modules/react/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Builds the shell of this checkout with the React of `e2e/other-react`, for the tests of two minors side by side. */
export async function buildShellWithOtherReact() {
  const dist = mkdtempSync(path.join(tmpdir(), 'kashi-other-react-'));
  const words = ['--env', `dist=${dist}`, '--env', `react=${folder}`];
  await rspackBuild(path.resolve('shell'), words);
  const { version, lends = {} } = readManifest(dist);
  return {
    dist,
    /** Of the shell's release. */
    version,
    /** Of React, as the shell lends it. */
    react: lends['react'] ?? '',
    /** Lays the release among the releases of a folder. */
    layIn: (releases: string) =>
      cpSync(dist, path.join(releases, 'shell', version), { recursive: true }),
    remove: () => rmSync(dist, { recursive: true }),
  };
}

export type ShellWithOtherReact = Awaited<ReturnType<typeof buildShellWithOtherReact>>;
