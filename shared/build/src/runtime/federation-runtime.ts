import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const ours = createRequire(import.meta.url);
const runtimeTools = createRequire(ours.resolve('@module-federation/runtime-tools'));

/**
 * rspack would bundle the CommonJS build of the federation's bundler runtime into every container: 25 KB that tree shaking cannot
 * reduce. The shell has it anyway, so remotes use the shell's (remoteEntry 28.5 → 3 KB brotli).
 */
export const federationRuntimeAlias: Record<string, string> = {
  [runtimeTools.resolve('@module-federation/webpack-bundler-runtime')]: fileURLToPath(
    new URL('./borrowed-federation-runtime.js', import.meta.url),
  ),
};
