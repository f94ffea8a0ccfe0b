import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const ours = createRequire(import.meta.url);
const runtimeTools = createRequire(ours.resolve('@module-federation/runtime-tools'));

/**
 * rspack resolves the CommonJS build of the federation's bundler runtime into every container, 25 KB that cannot be
 * shaken. The shell has it anyway: remotes take it from there (remoteEntry 28.5 → 3 KB brotli).
 */
export const federationRuntimeAlias: Record<string, string> = {
  [runtimeTools.resolve('@module-federation/webpack-bundler-runtime')]: fileURLToPath(
    new URL('./borrowed-federation-runtime.js', import.meta.url),
  ),
};
