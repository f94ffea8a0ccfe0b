import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives an uploaded version (`mf-product@1.0.0-ab12`) another name, such as `pr-12`, by which it can be asked for. A name
 * moves on with the next upload under it, which is why nothing that goes live is ever known by one.
 */
export function nameVersion(releasesFolder: string, uploaded: string, alias: string): void {
  const [name = '', version = ''] = uploaded.split('@');
  if (!/^[a-z][\w-]*$/.test(alias)) throw new Error(`«${alias}» should be a word such as pr-12`);
  const file = fileOf(releasesFolder, name, alias);
  writeFileSync(`${file}.new`, version);
  renameSync(`${file}.new`, file);
}

/** The version that goes by a name; what is no name is the version itself. */
export function versionNamed(releasesFolder: string, name: string, wanted: string): string {
  const file = fileOf(releasesFolder, name, wanted);
  return existsSync(file) ? readFileSync(file, 'utf8') : wanted;
}

/** Takes away the names of versions that are not there any more. */
export function forgetNames(releasesFolder: string, name: string): void {
  const folder = path.join(releasesFolder, name);
  for (const file of readdirSync(folder).filter((each) => each.endsWith(suffix))) {
    const version = readFileSync(path.join(folder, file), 'utf8');
    if (!existsSync(path.join(folder, version))) rmSync(path.join(folder, file));
  }
}

const suffix = '.name';

function fileOf(releasesFolder: string, name: string, alias: string): string {
  return path.join(releasesFolder, name, `${alias}${suffix}`);
}
