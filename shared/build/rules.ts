import { rspack, type RuleSetRule } from '@rspack/core';
import { browserFloor } from '../src/browsers/browser-floor.ts';

/** In the words of browserslist, as the minimizer reads them. */
const browsers = Object.entries(browserFloor).map(([name, version]) => `${name} >= ${version}`);

interface ScriptRuleOptions {
  target: 'browser' | 'server';
  /** React's development transform and fast refresh; a server build is always React's production flavour. */
  hot: boolean;
}

export function scriptRule({ target, hot }: ScriptRuleOptions): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    type: 'javascript/auto',
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // The year's language that the floor speaks: lowering to the browsers themselves costs bytes for faults that we never meet.
        target: target === 'browser' ? 'es2022' : 'es2024',
        transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
      },
    },
  };
}

/** Class names carry their remote's name, so that no remote's style can meet another's; both builds agree on them. */
export function styleModuleRule(name: string, target: 'browser' | 'server'): RuleSetRule {
  return {
    test: /\.module\.css$/,
    type: 'css/module',
    // A custom property crosses from one part to another and from CSSOM, so its name must stay.
    parser: { namedExports: false, dashedIdents: false },
    generator: {
      localIdentName: `${name}-[local]-[hash:4]`,
      exportsOnly: target === 'server',
    },
  };
}

/** A style sheet for the whole document; only the shell has any. */
export const globalStyleRule: RuleSetRule = { test: /(?<!\.module)\.css$/, type: 'css' };

export function minimizers() {
  return [
    new rspack.SwcJsMinimizerRspackPlugin({
      extractComments: false,
      minimizerOptions: {
        module: true,
        ecma: 2022,
        format: { comments: false },
        compress: { passes: 4 },
        mangle: { toplevel: true },
      },
    }),
    new rspack.LightningCssMinimizerRspackPlugin({
      // What no browser code names may still be in the server's HTML: a skeleton, a form without JavaScript.
      removeUnusedLocalIdents: false,
      minimizerOptions: { targets: browsers },
    }),
  ];
}

/**
 * Content hashes make every file immutable, within a folder that is immutable by itself: a few digits are enough to tell
 * its files apart. Hot reload needs stable names.
 */
export function fileNames(hot: boolean) {
  const name = hot ? '[name]' : '[name].[contenthash:6]';
  // Without a name: an entry that lists all its chunks would carry every name twice.
  const chunk = hot ? '[name]' : '[contenthash:6]';
  return {
    filename: `${name}.js`,
    chunkFilename: `${chunk}.js`,
    cssFilename: `${name}.css`,
    cssChunkFilename: `${chunk}.css`,
  };
}
