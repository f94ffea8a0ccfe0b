import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releasedRecording } from '@kashi/build/recorded-file';
import { isIntact } from '@kashi/build/release/integrity';
import { readWebFile, webFiles, type Candidate } from '../builds/candidate.ts';

/**
 * Every file that the release names exists with the named hash. A half-uploaded build is refused here, before other checks read
 * its files.
 */
export function filesCheck(candidate: Candidate): string[] {
  const { entry, modules, preloadFonts = [], integrity, routes, fragments } = candidate.manifest;
  const there = new Set(webFiles(candidate));
  const named = [
    entry,
    ...preloadFonts,
    ...Object.values(modules).flatMap(({ js, css }) => [...js, ...css]),
  ];
  const promised = [
    ...routes.map(({ page }) => `pages/${page}`),
    ...fragments.map((fragment) => `fragments/${fragment}`),
  ];

  const wanted = new Set([...named, ...Object.keys(integrity)]);
  const changed = Object.entries(integrity)
    .filter(([file]) => there.has(file))
    .filter(([file, hash]) => !isIntact(readWebFile(candidate, file), hash));

  return [
    ...troublesBesideWeb(candidate),
    ...[...wanted].filter((file) => !there.has(file)).map((file) => `web/${file} is missing`),
    ...[...wanted].filter((file) => !integrity[file]).map((file) => `web/${file} has no integrity`),
    ...changed.map(([file]) => `web/${file} is not what its integrity says`),
    ...promised.filter((name) => !modules[name]).map((name) => `${name} is promised, not built`),
  ];
}

/** The same of the files that no browser gets: the server's code, the source maps and the recorded answers. */
function troublesBesideWeb({ folder, manifest }: Candidate): string[] {
  const { serverIntegrity, maps = {}, recordedIntegrity } = manifest;
  const wanted = [
    ['node/server.cjs', serverIntegrity],
    ...Object.entries(maps).map(([file, hash]) => [`maps/${file}`, hash]),
    ...(recordedIntegrity ? [[releasedRecording, recordedIntegrity]] : []),
  ] as [string, string][];
  return wanted.flatMap(([name, hash]) => {
    const file = path.join(folder, name);
    if (!existsSync(file)) return [`${name} is missing`];
    return isIntact(readFileSync(file), hash) ? [] : [`${name} is not what its integrity says`];
  });
}
