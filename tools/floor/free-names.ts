import type { AnyNode, Program } from 'acorn';
import { fullAncestor } from 'acorn-walk';

/** The names that a script uses and does not declare where it uses them, minified or not. */
export function freeNames(tree: Program): Set<string> {
  const own = new Map<AnyNode, Set<string>>();
  const used: { name: string; scopes: AnyNode[] }[] = [];
  const declare = (name: string, scope: AnyNode = tree) =>
    own.set(scope, (own.get(scope) ?? new Set()).add(name));

  fullAncestor(tree, (node, _state, ancestors, type) => {
    if (node.type === 'ImportDeclaration') {
      for (const { local } of node.specifiers) declare(local.name);
    }
    if (node.type !== 'Identifier') return;
    // A function's own name is declared around it; blocks count as part of their function.
    const scopes = ancestors.filter((scope) => isFunction(scope) && scope.id !== node);
    if (type === 'VariablePattern') declare(node.name, scopes.at(-1));
    else used.push({ name: node.name, scopes: [tree, ...scopes] });
  });
  return new Set(
    used
      .filter(({ name, scopes }) => !scopes.some((scope) => own.get(scope)?.has(name)))
      .map(({ name }) => name),
  );
}

function isFunction(node: AnyNode) {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  );
}
