import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { askedNames } from './asked-names.ts';
import { freeNames } from './free-names.ts';
import { memberName } from './member-name.ts';
import type { YoungNames } from './young-names.ts';

/** A feature in a script that a browser of the floor lacks: `AbortSignal.any (chrome 116, safari 17.4)`. */
export interface Finding {
  name: string;
  lacking: string[];
}

/** Scans one built script: its syntax, and the browser names that it uses and nowhere asks for. */
export function scanScript(code: string, { globals, statics, members }: YoungNames): Finding[] {
  const found = new Map<string, string[]>();
  const note = (name: string, lacking: string[] | undefined) => lacking && found.set(name, lacking);
  const tree = parse(code, { ecmaVersion: 2022, sourceType: 'module' });
  const asked = askedNames(tree);
  const unasked = (names: YoungNames[keyof YoungNames], key: string, name = key) =>
    asked.has(name) ? undefined : names.get(key);

  full(tree, (node) => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const name = memberName(node.callee) ?? '';
      note(`.${name}()`, unasked(members, name));
    }
    if (node.type === 'StaticBlock') note('static {}', ['safari 16.4']);
    if (node.type === 'Literal' && /\(\?<[=!]/.test(node.regex?.pattern ?? '')) {
      note('(?<=)', ['safari 16.4']);
    }
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return;
    const name = memberName(node) ?? '';
    const owner = node.object.name;
    note(`${owner}.${name}`, unasked(statics, `${owner}.${name}`, name));
    // Also as `window.structuredClone`; a local name is not the browser's.
    if (['window', 'self', 'globalThis'].includes(owner)) note(name, unasked(globals, name));
  });
  for (const name of freeNames(tree)) note(name, unasked(globals, name));
  return [...found].map(([name, lacking]) => ({ name, lacking }));
}
