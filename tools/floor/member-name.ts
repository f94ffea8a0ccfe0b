import type { AnyNode } from 'acorn';

/** `share` of `navigator.share`, also in an optional chain. */
export function memberName(node: AnyNode | null | undefined): string | undefined {
  if (node?.type === 'ChainExpression') return memberName(node.expression);
  if (node?.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined;
  return node.computed ? undefined : node.property.name;
}
