import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outcome } from '../running/run.ts';

/**
 * Runs the script called `build` of a package, in its folder, as its team does. Most of them are `rspack build`; one of another
 * kind has to leave a release in `dist` as well. Throws what the build has said if it fails; of a build that passes, what it says on
 * its error output is for the team.
 */
export async function ownBuild(folder: string): Promise<void> {
  const { scripts = {} } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as PackageFile;
  const name = path.basename(folder);
  const { build } = scripts;
  if (!build) throw new Error(`The package.json of ${name} has no script called build`);

  const places = [path.join(folder, 'node_modules/.bin'), path.dirname(process.execPath)];
  const PATH = [...places, process.env['PATH']].join(path.delimiter);
  const env = { ...process.env, PATH };
  const child = spawn(build, { shell: true, cwd: folder, stdio: 'pipe', env });
  let warnings = '';
  child.stderr.on('data', (chunk: Buffer) => (warnings += chunk.toString()));
  const { code, output } = await outcome(child);
  if (code !== 0) throw new Error(`${name} cannot be built:\n${output}`);
  process.stderr.write(warnings);
}

interface PackageFile {
  scripts?: Record<string, string>;
}
