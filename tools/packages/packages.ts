import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../running/command.ts';
import pinned from '../pinned.json' with { type: 'json' };
import { quietly } from '../running/run.ts';
import { expectNoneChangedInPlace } from './changed-in-place.ts';
import { compilePackages } from './compile.ts';
import { publishedPackages } from './published-packages.ts';

const outcomes = { publish: 'Published', pack: 'Packed', version: 'From now on' };

/**
 * `packages publish --registry <url> [--tag next]` compiles the packages and publishes them to an npm registry, for whose access npm's
 * own configuration stands; a package that the registry has as it is here is left alone. `packages pack <folder>` writes tarballs,
 * and `packages version 1.1.0` gives all of them another version.
 */
if (import.meta.main) {
  await command(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { registry: { type: 'string' }, tag: { type: 'string', default: 'latest' } },
    });
    const [action, subject = ''] = positionals;
    if (action === 'publish' && values.registry) {
      await publish(values.registry, values.tag);
    } else if (action === 'version' && /^\d+\.\d+\.\d+$/.test(subject)) {
      giveVersion(subject);
    } else if (action === 'pack' && subject) {
      await pack(subject);
    } else {
      throw new Error(
        'Say what to do: npm run packages -- publish --registry <url> | pack <folder> | version <version>',
      );
    }
    const all = publishedPackages().map(({ name, version }) => `${name}@${version}`);
    console.log(`${outcomes[action]}: ${all.join(' ')}`);
  });
}

async function publish(registry: string, tag: string): Promise<void> {
  const tarballs = '.cache/tarballs';
  rmSync(tarballs, { recursive: true, force: true });
  await pack(tarballs);
  await expectNoneChangedInPlace(publishedPackages(), { tarballs, registry });
  await pnpm(['publish', '--registry', registry, '--tag', tag, '--no-git-checks']);
}

async function pack(folder: string): Promise<void> {
  await compilePackages();
  mkdirSync(folder, { recursive: true });
  await pnpm(['pack', '--pack-destination', path.resolve(folder)]);
}

/** All packages have one version, so that a team upgrades them together. */
function giveVersion(version: string): void {
  for (const { folder } of publishedPackages()) {
    const file = path.join(folder, 'package.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"version": "[^"]+"/, `"version": "${version}"`));
  }
}

/** Runs pnpm in all published packages: pnpm replaces `workspace:*` and `catalog:` by versions in what it packs. */
async function pnpm(words: string[]): Promise<void> {
  // As the bootstrap has it: npm is there with any Node, pnpm need not be.
  const start = ['exec', '--yes', `--package=pnpm@${pinned.pnpm}`, '--', 'pnpm'];
  const filters = publishedPackages().map(({ name }) => `--filter=${name}`);
  const { code, output } = await quietly('npm', [...start, '--recursive', ...filters, ...words]);
  if (code !== 0) throw new Error(`pnpm ${words[0] ?? ''} fails:\n${output}`);
}
