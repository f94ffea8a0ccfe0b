import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDefinition } from '@kashi/border/remote-definition';
import type { ModuleFiles } from '@kashi/border/release';
import { writeReleaseManifest } from '@kashi/build/release/release-manifest';
import { build, type OutputChunk, type Plugin } from 'rolldown';

interface Recipe {
  folder: string;
  definition: RemoteDefinition;
  /** The plugins of one of the two builds. */
  plugins?: (side: 'browser' | 'server') => Plugin[];
  /** The style of every page, once both builds are made. */
  style: () => string;
}

/** What a browser of the floor understands (`docs/architecture.md`). */
const floor = ['chrome109', 'firefox115', 'safari15.4'];

/**
 * Builds a remote without the shop's own recipe: `dist/web` with a container of the federation, `dist/node/server.cjs`, and
 * `dist/release.json`, which is all that hosts, browsers and the gate ask of a build.
 */
export async function releaseByRolldown({ folder, definition, plugins, style }: Recipe) {
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });

  await build({
    input: path.join(folder, 'src/server.ts'),
    platform: 'node',
    plugins: plugins?.('server') ?? [],
    output: { file: path.join(dist, 'node/server.cjs'), format: 'cjs', exports: 'named' },
  });
  const { output } = await build({
    input: { remoteEntry: containerId },
    platform: 'browser',
    plugins: [container(folder, definition), ...(plugins?.('browser') ?? [])],
    transform: { target: floor },
    preserveEntrySignatures: 'strict',
    output: {
      dir: path.join(dist, 'web'),
      format: 'es',
      minify: true,
      entryFileNames: '[name].[hash].js',
      chunkFileNames: '[hash].js',
    },
  });

  const chunks = output.filter((file) => file.type === 'chunk');
  const sheet = writeSheet(dist, style());
  const moduleAt = (module: string) => filesOf(chunks, path.join(folder, 'src', module), sheet);
  writeReleaseManifest(folder, definition, {
    entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    modules: Object.fromEntries(
      Object.entries(definition.pages).map(([name, { module }]) => [
        `pages/${name}`,
        moduleAt(module),
      ]),
    ),
    // Nothing is borrowed from the shell.
    needs: {},
    kitNeeds: {},
  });
}

const containerId = 'container';

/** The two functions of a federation's container: `get` answers the maker of a module, `init` would take lent libraries. */
function container(folder: string, { pages }: RemoteDefinition): Plugin {
  const modules = Object.entries(pages).map(
    ([name, { module }]) =>
      `${JSON.stringify(`./pages/${name}`)}: () => import(${JSON.stringify(path.join(folder, 'src', module))}),`,
  );
  return {
    name: 'container',
    resolveId: (id) => (id === containerId ? id : null),
    load: (id) =>
      id === containerId
        ? `const modules = { ${modules.join('\n')} };
           export const init = () => undefined;
           export const get = async (name) => { const module = await modules[name](); return () => module; };`
        : null,
  };
}

/** The file of a page with all that it imports at once, which the document preloads side by side. */
function filesOf(chunks: readonly OutputChunk[], module: string, sheet: string): ModuleFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const js = new Set<string>();
  const take = (chunk: OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || js.has(chunk.fileName)) return;
    js.add(chunk.fileName);
    chunk.imports.forEach((file) => take(byName.get(file)));
  };
  take(chunks.find(({ facadeModuleId }) => facadeModuleId === module));
  return { js: [...js], css: [sheet] };
}

function writeSheet(dist: string, css: string): string {
  const file = `${createHash('sha256').update(css).digest('hex').slice(0, 6)}.css`;
  mkdirSync(path.join(dist, 'web'), { recursive: true });
  writeFileSync(path.join(dist, 'web', file), css);
  return file;
}
