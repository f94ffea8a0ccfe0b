import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { isIntact } from '@kashi/build/release/integrity';
import { hostModules } from '@kashi/build/lendable-libraries';

const requireFromHost = createRequire(import.meta.url);

/** The modules that a server build may require: the shared libraries, and the node modules that react-dom itself needs. */
const lendable = [
  ...hostModules,
  /^(node:)?(stream|stream\/consumers|util|buffer|crypto|async_hooks)$/,
];

/**
 * Evaluates a release's `server.cjs` and returns its `entry`. It uses `compileFunction` instead of `import()`, because the module
 * map would keep old versions for ever. This is no sandbox: a remote's code is trusted, hence the hash. Throws if the hash, the
 * contract number of the release or the code itself is wrong.
 */
export function evaluateEntry<Entry extends { contract: number }>(
  code: string,
  {
    filename,
    integrity,
    contract,
  }: { filename: string; integrity: string | null; contract: number | null },
): Entry {
  if (integrity !== null && !isIntact(code, integrity)) {
    throw new Error(`${filename} does not have the hash that its release names`);
  }

  const run = compileFunction(code, ['module', 'exports', 'require'], { filename }) as Run;
  const module: { exports: { entry?: Entry } } = { exports: {} };
  run(module, module.exports, requireLendable);

  const { entry } = module.exports;
  if (!entry || (contract !== null && entry.contract !== contract)) {
    throw new Error(
      `${filename} speaks contract ${String(entry?.contract)}, its release ${contract}`,
    );
  }
  return entry;
}

type Run = (module: object, exports: object, require: (id: string) => unknown) => void;

function requireLendable(id: string): unknown {
  if (!lendable.some((name) => name.test(id))) throw new Error(`A remote may not require "${id}"`);
  return requireFromHost(id);
}
