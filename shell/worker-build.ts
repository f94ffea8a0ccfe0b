import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { minimizers, scriptRule } from '@kashi/build/rules';

/** Beside the files of documents, but under no hash: browsers know the worker by the one address at which the host serves it. */
export const workerFile = 'worker.js';

/** The build of the worker that browsers install: one classic script, since not every browser of the floor takes a module. */
export function workerConfig(folder: string, dist: string): Configuration {
  return {
    name: 'worker',
    // The browser's build empties the folder first.
    dependencies: ['web'],
    mode: 'production',
    context: folder,
    target: ['webworker', 'es2022'],
    devtool: false,
    performance: false,
    stats: 'errors-warnings',
    entry: { worker: './app/worker/worker.ts' },
    output: { path: path.join(dist, 'web'), filename: workerFile, iife: true },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: { rules: [scriptRule({ target: 'browser', hot: false })] },
    optimization: { minimizer: minimizers() },
  };
}
