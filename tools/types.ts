import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseManifestSchema } from '@kashi/border/release';
import { readRegistry } from '../shell/releases/registry/registry-file.ts';
import { releasesHere } from '../shell/releases/releases-here.ts';
import type { ReleaseStore } from '../shell/releases/store/release-store.ts';
import { codeOf, remotesHere } from './workspace.ts';

/** Props by fragment: `mf-cart-checkout/add-to-cart`. */
export type PropsByFragment = ReadonlyMap<string, string>;

/**
 * `kashi types [package …]`: writes `fragments.d.ts` into the code of each package that shows other teams' fragments, with what the
 * live ones take, so that its compiler refuses what the gate would.
 */
export async function typesCommand(words: string[]): Promise<void> {
  const names = words.length > 0 ? words : ['shell', ...remotesHere()];
  const live = await liveProps(releasesHere().store);
  for (const name of names) {
    const file = typesFile(name);
    const text = fragmentTypes(name, live);
    if (text === null) {
      rmSync(file, { force: true });
      continue;
    }
    writeFileSync(file, text);
    console.log(file);
  }
}

/** What the live releases say of their fragments. A release from before `fragmentProps` says nothing. */
export async function liveProps(store: ReleaseStore): Promise<PropsByFragment> {
  const { releases } = await readRegistry(store);
  const known = new Map<string, string>();
  for (const [name, { version }] of Object.entries(releases)) {
    const said = await store.read(`${name}/${version}/release.json`);
    if (!said) continue;
    const { fragmentProps = {} } = releaseManifestSchema.parse(JSON.parse(said.content.toString()));
    for (const [fragment, props] of Object.entries(fragmentProps)) {
      known.set(`${name}/${fragment}`, props);
    }
  }
  return known;
}

/** The text of a package's `fragments.d.ts`; null where its code names no known fragment. */
export function fragmentTypes(name: string, known: PropsByFragment): string | null {
  const code = globSync(`${codeOf(name)}/**/*.tsx`, {
    exclude: (file) => file.endsWith('.test.tsx'),
  })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\\n');
  const shown = [...known].filter(
    ([fragment]) => code.includes(`'${fragment}'`) || code.includes(`"${fragment}"`),
  );
  if (shown.length === 0) return null;

  const fields = shown.map(([fragment, props]) => `'${fragment}': ${props};`).join('\n');
  return `// Written by \`kashi types\` from what is live: change that.
import '@kashi/kit/fragment/Fragment';

declare module '@kashi/kit/fragment/Fragment' {
  interface Fragments {
${indented(fields)}
  }
}
`;
}

/** Re-indents generated TypeScript by brace depth, starting at an interface's fields. */
function indented(text: string): string {
  let depth = 2;
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('}')) depth -= 1;
      const placed = '  '.repeat(depth) + line;
      if (line.endsWith('{')) depth += 1;
      return placed;
    })
    .join('\n');
}

export function typesFile(name: string): string {
  return path.join(codeOf(name), 'fragments.d.ts');
}
