import { parse, type Node } from 'acorn';
import { full } from 'acorn-walk';
import type { YoungNames } from './young-names.ts';

/** A feature in a script that a browser of the floor lacks: `AbortSignal.any (chrome 116, safari 17.4)`. */
export interface Finding {
  name: string;
  lacking: string[];
}

/** The fields of a syntax node that the scan reads. */
interface AnyNode extends Node {
  name?: string;
  callee?: AnyNode;
  object?: AnyNode;
  property?: AnyNode;
  computed?: boolean;
  regex?: { pattern: string; flags: string };
}

/** Scans one built script: its syntax, and the browser names that it uses. */
export function scanScript(code: string, { globals, statics, members }: YoungNames): Finding[] {
  const found = new Map<string, string[]>();
  const note = (name: string, lacking: string[] | undefined) => lacking && found.set(name, lacking);
  const tree = parse(code, { ecmaVersion: 2022, sourceType: 'module' });

  full(tree, (node: AnyNode) => {
    const { callee } = node;
    if (callee?.type === 'MemberExpression' && !callee.computed) {
      const name = callee.property?.name ?? '';
      note(`.${name}()`, members.get(name));
    }
    if (node.type === 'StaticBlock') note('static {}', ['safari 16.4']);
    if (node.regex && /\(\?<[=!]/.test(node.regex.pattern)) note('(?<=)', ['safari 16.4']);
    if (node.type !== 'MemberExpression' || node.computed) return;
    const { object, property } = node;
    const name = property?.name ?? '';
    const owner = object?.name ?? '';
    note(`${owner}.${name}`, statics.get(`${owner}.${name}`));
    // Also as `window.structuredClone`; a local name is not the browser's.
    if (['window', 'self', 'globalThis'].includes(owner)) note(name, globals.get(name));
  });
  for (const name of freeNames(tree)) note(name, globals.get(name));
  return [...found].map(([name, lacking]) => ({ name, lacking }));
}

/** Names that are not the script's own: minified, its own have three characters at most. */
function freeNames(tree: Node): Set<string> {
  const names = new Set<string>();
  full(tree, (node: AnyNode) => {
    if (node.type === 'Identifier' && node.name && node.name.length > 3) names.add(node.name);
  });
  return names;
}
