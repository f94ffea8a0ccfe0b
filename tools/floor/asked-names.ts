import type { AnyNode, Program } from 'acorn';
import { full } from 'acorn-walk';
import { memberName } from './member-name.ts';

/**
 * The names that a script asks for before it uses them: `'share' in navigator`, `typeof requestIdleCallback`, `element.showPopover?.()`,
 * `window.trustedTypes?.defaultPolicy`, and a member that decides what follows, as in `if (element.showPopover)` or
 * `navigator.share !== undefined`. The question counts for its whole file: the scan follows no path through the code.
 */
export function askedNames(tree: Program): Set<string> {
  const asked = new Set<string>();
  full(tree, (node) => {
    for (const name of namesAskedBy(node)) if (name !== undefined) asked.add(name);
  });
  return asked;
}

function namesAskedBy(node: AnyNode): (string | undefined)[] {
  switch (node.type) {
    case 'BinaryExpression':
      return [nameComparedIn(node.operator, node.left, node.right)];
    case 'UnaryExpression': {
      const { operator, argument } = node;
      if (operator !== 'typeof') return conditions(node);
      return [argument.type === 'Identifier' ? argument.name : memberName(argument)];
    }
    case 'CallExpression':
      return [node.optional ? memberName(node.callee) : undefined];
    case 'MemberExpression':
      return [node.optional ? memberName(node.object) : undefined];
    case 'LogicalExpression':
      return conditions(node.left);
    case 'IfStatement':
    case 'ConditionalExpression':
      return conditions(node.test);
    default:
      return [];
  }
}

function nameComparedIn(operator: string, left: AnyNode, right: AnyNode): string | undefined {
  if (operator === 'in') {
    return left.type === 'Literal' && typeof left.value === 'string' ? left.value : undefined;
  }
  if (isNothing(right)) return memberName(left);
  return isNothing(left) ? memberName(right) : undefined;
}

/** A bare name is no question: a browser that does not know it throws. */
function conditions(node: AnyNode): (string | undefined)[] {
  if (node.type === 'LogicalExpression')
    return [...conditions(node.left), ...conditions(node.right)];
  if (node.type === 'UnaryExpression' && node.operator === '!') return [memberName(node.argument)];
  return [memberName(node)];
}

/** `null`, `undefined`, or what a minifier makes of it: `void 0`. */
function isNothing(node: AnyNode): boolean {
  return (
    (node.type === 'Literal' && node.value === null) ||
    (node.type === 'Identifier' && node.name === 'undefined') ||
    (node.type === 'UnaryExpression' && node.operator === 'void')
  );
}
