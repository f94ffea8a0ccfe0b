import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack, type RspackPluginInstance, type RuleSetRule } from '@rspack/core';
import type { CutsOfReact } from './cuts-of-react.ts';

const requireFromHere = createRequire(import.meta.url);

/** single-spa's readable build, because pieces cannot be removed from its minified build. */
export const readableSingleSpa = {
  'single-spa$': path.join(
    requireFromHere.resolve('single-spa/package.json'),
    '../lib/es2015/esm/single-spa.dev.js',
  ),
};

/** The loaders that remove unused code from library files. The minimizer then drops everything that only this code called. */
const cutters: [file: RegExp, cutter: string][] = [
  [/react-router\/dist\/.*\.mjs$/, 'unused-router.ts'],
  [/single-spa\.dev\.js$/, 'unused-single-spa.ts'],
  [/@module-federation\/runtime-core\/dist\/.*\.js$/, 'unused-federation.ts'],
  [/(?:\/desc|\/getShortErrorMsg)\.m?js$|sdk\/dist\/logger\.js$/, 'unread-messages.ts'],
];

/** The loaders as rules; of React those that fit the version that is built in. */
export function leftOutRules({ fitting }: CutsOfReact): RuleSetRule[] {
  return [
    { test: /react-dom-client\.production\.js$/, use: fitting.map(besideUs) },
    ...cutters.map(([test, file]): RuleSetRule => ({ test, use: [besideUs(file)] })),
  ];
}

/**
 * Whole files of the federation runtime that the shop does not need, each with its replacement: imports of one remote by another,
 * manifests and snapshots, and script tags.
 */
const standIns: [file: RegExp, standIn: string][] = [
  [/^\.\/remotes\.js$/, 'without-remote-modules.js'],
  [/\/snapshot\/SnapshotHandler\.js$/, 'without-snapshots.js'],
  [/^\.\/dom\.js$/, 'without-script-tags.js'],
];

export const leftOutPlugins: RspackPluginInstance[] = standIns.map(
  ([file, standIn]) => new rspack.NormalModuleReplacementPlugin(file, besideUs(standIn)),
);

function besideUs(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
