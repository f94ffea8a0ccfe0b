import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDefinition } from '@kashi/border/remote-definition';
import { routesOf } from './release/routes-of.ts';

export interface RemoteEntries {
  /** The module federation's `exposes`: `./pages/home` and so on. */
  exposes: Record<string, { import: string[]; name: string }>;
  serverEntry: string;
  /** Writes the files that both lead to. */
  write(): void;
}

/**
 * The few lines that wrap each page and fragment for the border, so that no team writes them by hand: one federated module for
 * each, so that a page never loads another page's code, and one server file for all. They are written when a compiler starts, and
 * not when a configuration is merely read.
 */
export function remoteEntries(
  folder: string,
  definition: RemoteDefinition,
  { hot }: { hot: boolean },
): RemoteEntries {
  const parts = partsOf(definition).map((part) => ({
    ...part,
    file: `${part.kind}-${part.name}.ts`,
    code:
      hot && part.kind === 'page' ? hotPageCode(part.module) : clientCode(part.kind, part.module),
  }));
  const files = [...parts, { file: 'server.ts', code: serverCode(definition) }];
  const entriesFolder = path.join('.cache/entries', hashOf(files));
  const placeOf = (file: string) => `./${path.posix.join(entriesFolder, file)}`;

  return {
    // An array, because the plugin would take the first letter of a string for the path.
    exposes: Object.fromEntries(
      parts.map(({ kind, name, file }) => [
        `./${kind}s/${name}`,
        { import: [placeOf(file)], name: `${kind}-${name}` },
      ]),
    ),
    serverEntry: placeOf('server.ts'),
    write() {
      mkdirSync(path.join(folder, entriesFolder), { recursive: true });
      for (const { file, code } of files) writeFileSync(path.join(folder, placeOf(file)), code);
    },
  };
}

/**
 * A folder for each content, because a build or a second development server of the remote may run beside a development server:
 * none changes the files that another one watches.
 */
function hashOf(files: readonly { file: string; code: string }[]): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
}

interface Part {
  kind: 'page' | 'fragment';
  name: string;
  module: string;
}

function partsOf({ pages, fragments }: RemoteDefinition): Part[] {
  return [
    ...Object.entries(pages).map(([name, { module }]) => ({ kind: 'page' as const, name, module })),
    ...Object.entries(fragments).map(([name, { module }]) => ({
      kind: 'fragment' as const,
      name,
      module,
    })),
  ];
}

const source = (module: string) => JSON.stringify(path.posix.join('../../../src', module));

function clientCode(kind: Part['kind'], module: string): string {
  const wrap = kind === 'page' ? 'clientPage' : 'clientFragment';
  return `import { ${wrap} } from '@kashi/kit/${kind}/client-${kind}';
import { ${kind} } from ${source(module)};

export default ${wrap}(${kind});
`;
}

/** The same for a page under development, see `hot-page.tsx`. */
function hotPageCode(module: string): string {
  return `import { hotPage } from '@kashi/kit/page/hot-page';
import { page } from ${source(module)};

const hot = hotPage(page);
export default hot.client;
import.meta.webpackHot?.accept(${source(module)}, () => hot.follow(page));
import.meta.webpackHot?.addStatusHandler((status) => status === 'idle' && hot.comeBack());
`;
}

function serverCode(definition: RemoteDefinition): string {
  const parts = partsOf(definition);
  const imports = parts.map(
    ({ kind, module }, index) => `import { ${kind} as part${index} } from ${source(module)};`,
  );
  const table = (kind: Part['kind'], imported = 'part') =>
    parts
      .map((part, index) =>
        part.kind === kind ? `${JSON.stringify(part.name)}: ${imported}${index}` : '',
      )
      .filter(Boolean)
      .join(', ');
  // For the server only: the build for browsers leaves out whatever their entries do not import.
  const waitingImports = parts.flatMap(({ kind, module }, index) =>
    kind === 'page' ? [`import { Waiting as Waiting${index} } from ${source(module)};`] : [],
  );
  const plain = Object.entries(definition.pages).flatMap(([name, page]) =>
    page.plain ? [{ name, module: page.plain }] : [],
  );
  const plainImports = plain.map(
    ({ module }, index) => `import { plain as plain${index} } from ${source(module)};`,
  );
  const plainTable = plain.map(({ name }, index) => `${JSON.stringify(name)}: plain${index}`);

  return `import { serverEntry } from '@kashi/kit/server-entry';
${[...imports, ...waitingImports, ...plainImports].join('\n')}

export const entry = serverEntry({
  routes: ${JSON.stringify(routesOf(definition))},
  pages: { ${table('page')} },
  waiting: { ${table('page', 'Waiting')} },
  fragments: { ${table('fragment')} },
  plain: { ${plainTable.join(', ')} },
});
`;
}
