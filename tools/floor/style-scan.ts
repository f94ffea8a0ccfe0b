import { parse, type AtRule, type Declaration, type Node } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import valueParser from 'postcss-value-parser';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { compatData, lackingBrowsers } from './lacking-browsers.ts';
import type { Finding } from './script-scan.ts';

const { 'at-rules': atRules = {}, properties = {}, selectors = {}, types = {} } = compatData.css;

/** Scans one built style sheet: at-rules, media features, selectors, properties, keywords, functions and units. */
export function scanStyle(text: string): Finding[] {
  const found = new Map<string, string[]>();
  const note = (name: string, feature: Identifier | undefined) => {
    const lacking = lackingOf(feature);
    if (lacking.length > 0) found.set(name, lacking);
  };

  parse(text).walk((node) => {
    // Inside `@supports`, a style sheet may use what the browser was asked for.
    if (isWithin(node, 'supports')) return;
    if (node.type === 'atrule') scanAtRule(node, note);
    if (node.type === 'rule') {
      if (node.parent?.type === 'rule') note('nesting', selectors['nesting']);
      if (!isWithin(node, 'keyframes')) scanSelector(node.selector, note);
    }
    if (node.type === 'decl' && !node.prop.startsWith('--')) scanDeclaration(node, note);
  });
  return [...found].map(([name, lacking]) => ({ name, lacking }));
}

type Note = (name: string, feature: Identifier | undefined) => void;

function scanAtRule({ name, params }: AtRule, note: Note): void {
  const rule = atRules[name];
  note(`@${name}`, rule);
  if (name !== 'media') return;
  if (/[<>]/.test(params)) note('@media (width >= …)', rule?.['range_syntax']);
  for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g)) {
    note(`@media (${feature})`, rule?.[feature.replace(/^(min|max)-/, '')]);
  }
}

function scanSelector(selector: string, note: Note): void {
  selectorParser((root) => {
    root.walkNesting(() => note('nesting', selectors['nesting']));
    root.walkPseudos(({ value }) => note(value, selectors[value.replace(/^:+/, '')]));
  }).processSync(selector);
}

function scanDeclaration({ prop, value, parent }: Declaration, note: Note): void {
  const property = properties[prop];
  // A prefixed form beside it serves the browsers that know no other name. The browsers that lack `cursor` are phones, which have no pointer.
  const isPrefixed = parent?.some(
    (other) => other.type === 'decl' && other.prop === `-webkit-${prop}`,
  );
  if (isPrefixed || prop === 'cursor') return;
  note(prop, property);
  valueParser(value).walk((node) => {
    if (node.type === 'function') {
      note(`${node.value}()`, functions.get(node.value));
      // A custom property's name is the author's.
      return node.value !== 'var';
    }
    if (node.type !== 'word') return undefined;
    note(`${prop}: ${node.value}`, property?.[node.value]);
    for (const { unit, feature } of units)
      if (unit.test(node.value)) note(feature, lengths[feature]);
    return undefined;
  });
}

const lengths: Record<string, Identifier> = types['length'] ?? {};
const units = [
  { unit: /\d[sdl]v([hwbi]|min|max)$/, feature: 'viewport_percentage_units_dynamic' },
  { unit: /\dcq([hwbi]|min|max)$/, feature: 'container_query_length_units' },
];

/** `color-mix`, at any depth of the type tree. */
const functions = new Map<string, Identifier>(functionsIn(types));

function functionsIn(some: Record<string, Identifier>): [string, Identifier][] {
  return Object.entries(some).flatMap(([name, type]): [string, Identifier][] =>
    name === '__compat' ? [] : [[name, type], ...functionsIn(type as Record<string, Identifier>)],
  );
}

function isWithin(node: Node, name: string): boolean {
  for (let around = node.parent; around; around = around.parent) {
    if (around.type === 'atrule' && (around as AtRule).name === name) return true;
  }
  return false;
}

function lackingOf(feature: Identifier | undefined): string[] {
  const compat: CompatStatement | undefined = feature?.__compat;
  return compat ? lackingBrowsers(compat) : [];
}
