import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../shell/host/processes/free-port.ts';
import { fillTemplates, ofRemote } from '../../tools/new-remote/filled-templates.ts';
import { ending } from '../../tools/processes/running.ts';
import { outcomeWith } from './outcome-with.ts';
import type { PackageRegistry } from './package-registry.ts';
import type { SignedShop } from './signed-shop.ts';

const checkout = path.resolve(import.meta.dirname, '../..');

/** Without the commands and the Node of this checkout, which a team elsewhere does not have. */
const outsidePath = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .filter((place) => !path.resolve(place).startsWith(checkout))
  .join(path.delimiter);

/**
 * A repository of one remote in a folder that no workspace is around, made and installed as its team does from what a registry has
 * now. npm finds there what another repository has installed, and fetches the rest: most of the minutes are for that.
 */
export async function makeTeamRepository(
  remote: string,
  registry: PackageRegistry,
  installedLike?: { modules: string },
) {
  const begunAt = performance.now();
  const parent = mkdtempSync(path.join(tmpdir(), 'kashi-team-'));
  const folder = path.join(parent, remote);
  const file = (name: string) => path.join(folder, name);
  const npm = (words: string[], variables: Record<string, string> = {}, cwd = folder) =>
    outcomeWith({ PATH: outsidePath, ...variables }, 'npm', words, cwd);

  // npm would take the package of an earlier run from its cache, which has the same version.
  const cache = path.join(parent, 'npm-cache');
  const create = ['create', '--yes', '--cache', cache, '--registry', registry.url];
  await npm([...create, 'kashi-remote', remote], {}, parent);
  appendFileSync(file('.npmrc'), `@kashi:registry=${registry.url}\n`);
  const modules = file('node_modules');
  if (installedLike) linkTree(installedLike.modules, modules);
  await npm(['install']);

  return {
    remote,
    modules,
    begunAt,
    /** The version of the packages that are installed. */
    version: () => packageVersion(file('node_modules/@kashi/kit')),
    /** Runs npm with these words, as `update`. */
    npm: (words: string) => npm(words.split(' ')),
    /** Runs a script of its `package.json`, and answers what that prints. */
    runs: (words: string, variables?: Record<string, string>) =>
      npm(['run', '--silent', ...words.split(' ')], variables),
    /** Saves a file with one text in place of another. */
    edits(name: string, before: string, after: string): void {
      writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(before, after));
    },
    /** Saves a page that asks the API for a product, shows another team's button for it, and hears of the cart. */
    offers(productId: number): void {
      const facts = { ...ofRemote(remote), productId: String(productId) };
      fillTemplates(path.join(import.meta.dirname, 'offer'), folder, facts);
    },
    /** The command `kashi` as it is installed now, in a place of its own, which no later installation changes. */
    keepsCommands(): string {
      const version = packageVersion(file('node_modules/@kashi/cli'));
      const place = path.join(parent, `commands-${version}/node_modules`);
      mkdirSync(path.dirname(place));
      linkTree(modules, place);
      return path.join(place, '@kashi/cli');
    },
    knows(shop: SignedShop): void {
      writeFileSync(file('environments.json'), JSON.stringify({ shop: shop.environment }));
    },
    /** Develops it among what is live in the shop. */
    develops: () => developIn(folder),
    remove(): void {
      rmSync(parent, { recursive: true });
    },
  };
}

export type TeamRepository = Awaited<ReturnType<typeof makeTeamRepository>>;

/** npm replaces files and never changes one, so that two trees may have the same. */
function linkTree(from: string, to: string): void {
  execFileSync('cp', ['-a', '-l', from, to]);
}

function packageVersion(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

async function developIn(folder: string) {
  const bin = path.join(folder, 'node_modules/.bin');
  const child = spawn(path.join(bin, 'kashi'), ['dev', '--env', 'shop'], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${outsidePath}`,
      PORT: String(await freePort()),
      KASHI_HOT_PORT: String(await freePort()),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /is hot at (\S+),/.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ending(child).then(() => reject(new Error(`kashi dev has ended:\n${said}`)));
  });
  return {
    url,
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await ending(child);
    },
  };
}
