import type ts from 'typescript';

interface ShapeContext {
  typescript: typeof ts;
  checker: ts.TypeChecker;
  /** What an error names: the fragment, then the way to the field. */
  at: string;
}

/**
 * A type as text that names no other type. A function becomes `never`, since none crosses to another team's code: such a field is for
 * whoever mounts the fragment by hand, as the shell does. Throws where a value of the type is not JSON otherwise.
 */
export function shapeOf(type: ts.Type, context: ShapeContext): string {
  const { typescript, checker } = context;
  const plain =
    typescript.TypeFlags.StringLike |
    typescript.TypeFlags.NumberLike |
    typescript.TypeFlags.BooleanLike |
    typescript.TypeFlags.Null |
    typescript.TypeFlags.Undefined |
    typescript.TypeFlags.Unknown;
  if (type.flags & plain) {
    return checker.typeToString(type, undefined, typescript.TypeFormatFlags.NoTruncation);
  }
  if (type.isUnion()) return shapeOfUnion(type.types, context);
  if (type.flags & typescript.TypeFlags.Object) return shapeOfObject(type, context);
  throw noJson(type, context);
}

function noJson(type: ts.Type, { checker, at }: ShapeContext): Error {
  return new Error(`${at} is ${checker.typeToString(type)}, and a fragment takes JSON`);
}

function shapeOfUnion(types: readonly ts.Type[], context: ShapeContext): string {
  const shapes = types.map((each) => shapeOf(each, context));
  // `boolean` is a union of two literals, which stand among the others.
  const isBoolean = ['true', 'false'].every((literal) => shapes.includes(literal));
  return isBoolean
    ? ['boolean', ...shapes.filter((each) => each !== 'true' && each !== 'false')].join(' | ')
    : shapes.join(' | ');
}

function shapeOfObject(type: ts.Type, context: ShapeContext): string {
  const { checker } = context;
  if (type.getCallSignatures().length > 0) return 'never';
  const element = checker.isArrayLikeType(type) ? type.getNumberIndexType() : undefined;
  if (element) return `readonly (${shapeOf(element, context)})[]`;
  const values = type.getStringIndexType();
  if (values) return `{ [name: string]: ${shapeOf(values, context)} }`;
  if (isOfLanguage(type, context)) throw noJson(type, context);
  const fields = checker.getPropertiesOfType(type).map((field) => shapeOfField(field, context));
  return fields.length > 0 ? `{\n${fields.join('\n')}\n}` : '{}';
}

/** Values of the language's own, such as `Date` and `Map`: JSON makes a text of them, or nothing. `Partial` and its like are no interfaces. */
function isOfLanguage(type: ts.Type, { typescript }: ShapeContext): boolean {
  const symbol = type.getSymbol();
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  const isInterface = ((symbol?.flags ?? 0) & typescript.SymbolFlags.Interface) !== 0;
  return isInterface && /\/lib\.[\w.]+\.d\.ts$/.test(file);
}

function shapeOfField(field: ts.Symbol, { typescript, checker, at }: ShapeContext): string {
  const said = typescript.displayPartsToString(field.getDocumentationComment(checker));
  const comment = said ? `/** ${said.replaceAll(/\s+/g, ' ')} */\n` : '';
  const isOptional = (field.flags & typescript.SymbolFlags.Optional) !== 0;
  const type = checker.getTypeOfSymbol(field);
  const known = isOptional ? withoutUndefined(type, typescript) : [type];
  const inner = { typescript, checker, at: `${at}.${field.name}` };
  return `${comment}${field.name}${isOptional ? '?' : ''}: ${shapeOfUnion(known, inner)};`;
}

function withoutUndefined(type: ts.Type, typescript: typeof ts): readonly ts.Type[] {
  const all = type.isUnion() ? type.types : [type];
  return all.filter((each) => (each.flags & typescript.TypeFlags.Undefined) === 0);
}
