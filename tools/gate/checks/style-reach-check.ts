import postcss, { type Node, type Rule } from 'postcss';
import parseSelectors, { type Node as SelectorNode, type Selector } from 'postcss-selector-parser';
import { readWebFile, webFiles, type Candidate } from '../builds/candidate.ts';
import { messageOf } from '../builds/message-of.ts';

/**
 * A remote's style sheets reach only its own boxes: each rule begins at a class of the remote's own and goes inwards
 * from there, and what has a name for the whole document (animations, fonts, properties) has it from the remote's name.
 * The shell's style is the document's, so it is not asked.
 */
export function styleReachCheck(candidate: Candidate): string[] {
  const { name } = candidate.manifest;
  if (name === 'shell') return [];
  return webFiles(candidate)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const text = readWebFile(candidate, file).toString();
      return troublesOf(text, name).map((trouble) => `web/${file}: ${trouble}`);
    });
}

function troublesOf(text: string, remote: string): string[] {
  try {
    return reachesOf(text, remote);
  } catch (error) {
    return [`is no style sheet (${messageOf(error)})`];
  }
}

function reachesOf(text: string, remote: string): string[] {
  const sheet = postcss.parse(text);
  const reaches: string[] = [];
  sheet.walkAtRules(
    /^(-webkit-)?keyframes$|^property$|^font-face$|^layer$|^import$|^page$/,
    (rule) => {
      if (isKeyframes(rule.name) && rule.params.startsWith(`${remote}-`)) return;
      reaches.push(`@${rule.name} ${rule.params} is the whole document's`.replace('  ', ' '));
    },
  );
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && isKeyframes(rule.parent.name))
      return;
    parseSelectors((selectors) =>
      selectors.each((selector) => {
        if (!staysInside(selector, remote, isNested(rule))) {
          reaches.push(`«${String(selector).trim()}» reaches what is not of ${remote}`);
        }
      }),
    ).processSync(rule.selector);
  });
  return reaches;
}

function isKeyframes(name: unknown): boolean {
  return typeof name === 'string' && name.endsWith('keyframes');
}

function isNested({ parent }: Rule): boolean {
  for (let above: Node | undefined = parent; above; above = above.parent) {
    if (above.type === 'rule') return true;
  }
  return false;
}

/** Once a compound is the remote's own, `a b` and `a > b` stay inside, while `a + b` and `a ~ b` go to a neighbour. */
function staysInside({ nodes }: Selector, remote: string, nested: boolean): boolean {
  let place: 'outside' | 'own' | 'inside' = 'outside';
  if (nested && !nodes.some(({ type }) => type === 'nesting')) {
    // Without `&`, what is nested stands for `& a`, or goes on from the parent by its own combinator.
    place = nodes[0]?.type === 'combinator' ? 'own' : 'inside';
  }
  for (const node of nodes) {
    const goesInwards = node.type === 'combinator' && ['', '>'].includes(node.value.trim());
    if (place === 'inside') return true;
    if (node.type === 'combinator' && place === 'own') place = goesInwards ? 'inside' : 'outside';
    if (node.type === 'nesting') place = 'own';
    if (isOwn(node, remote)) place = 'own';
  }
  return place !== 'outside';
}

/** A class of the remote's, or a choice among such classes alone: nested rules are lowered to `:is(.mf-x-a, .mf-x-b) c`. */
function isOwn(node: SelectorNode, remote: string): boolean {
  if (node.type === 'class') return node.value.startsWith(`${remote}-`);
  return (
    node.type === 'pseudo' &&
    [':is', ':where'].includes(node.value) &&
    node.nodes.every((choice) => staysInside(choice, remote, false))
  );
}
