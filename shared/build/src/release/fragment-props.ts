import { createRequire } from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import type { RemoteDefinition } from '@kashi/border/remote-definition';
import { shapeOf } from './type-shape.ts';

/**
 * The type of each fragment's props as text, by the fragment's name: `{ productId: number; … }`, with the comments of its fields. It
 * names no type of the remote, so that `kashi types` can write it into the code of those who show the fragment. Throws, in a
 * sentence, where props could not cross to another team's code, such as a big number.
 */
export function fragmentProps(
  folder: string,
  { fragments }: Pick<RemoteDefinition, 'fragments'>,
): Record<string, string> {
  const files = Object.entries(fragments).map(
    ([name, { module }]) => [name, path.resolve(folder, 'src', module)] as const,
  );
  if (files.length === 0) return {};
  // The compiler takes a third of a second to load, which builds without fragments save.
  const typescript = createRequire(import.meta.url)('typescript') as typeof ts;
  const program = typescript.createProgram(
    files.map(([, file]) => file),
    optionsOf(typescript, folder),
  );
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    files.map(([name, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const exported = module && checker.tryGetMemberInModuleExports('fragment', module);
      if (!exported) throw new Error(`${name}: ${file} exports no fragment`);
      const [props] = checker.getTypeArguments(
        checker.getTypeOfSymbol(exported) as ts.TypeReference,
      );
      if (!props) throw new Error(`${name} is not made by defineFragment`);
      return [name, shapeOf(props, { typescript, checker, at: name })];
    }),
  );
}

function optionsOf(typescript: typeof ts, folder: string): ts.CompilerOptions {
  const file = path.join(folder, 'tsconfig.json');
  const { config } = typescript.readConfigFile(file, (each) => typescript.sys.readFile(each)) as {
    config?: unknown;
  };
  const { options } = typescript.parseJsonConfigFileContent(config ?? {}, typescript.sys, folder);
  return { ...options, noEmit: true, skipLibCheck: true };
}
