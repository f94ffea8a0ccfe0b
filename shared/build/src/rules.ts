import { rspack, type RspackPluginInstance, type RuleSetRule } from '@rspack/core';
import { browserFloor } from './browser-floor.ts';
import { plainStyleLoader } from './runtime/plain-style.ts';

/** In browserslist's syntax, for the minimizer. */
const browsers = Object.entries(browserFloor).map(([name, version]) => `${name} >= ${version}`);

interface ScriptRuleOptions {
  target: 'browser' | 'server';
  /** Whether to use React's development transform and fast refresh; a server build always has React's production flavour. */
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
        // The ECMAScript year of the floor: targeting the browsers themselves would add bytes for faults that this code never
        // meets.
        target: target === 'browser' ? 'es2022' : 'es2024',
        transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
      },
    },
  };
}

/** Class names contain their remote's name, so that styles of two remotes never collide; both builds use the same names. */
export function styleModuleRule(name: string, target: 'browser' | 'server'): RuleSetRule {
  return {
    test: /\.module\.css$/,
    type: 'css/module',
    // Another part, or CSSOM, may use a custom property, so its name must stay.
    parser: { namedExports: false, dashedIdents: false },
    generator: {
      localIdentName: `${name}-[local]-[hash:4]`,
      exportsOnly: target === 'server',
    },
  };
}

/** A remote's own style sheet whose classes would keep their names, and so could meet another remote's. Packages' own are left alone. */
export const plainStyleRule: RuleSetRule = {
  test: /(?<!\.module)\.css$/,
  exclude: /node_modules/,
  use: plainStyleLoader,
};

/** A style sheet for the whole document; only the shell has one. */
export const globalStyleRule: RuleSetRule = { test: /(?<!\.module)\.css$/, type: 'css' };

/**
 * First in every script: Chromium then compiles all functions of the script beside the page, before it runs, in place of each one at its
 * first call, in the page's own thread. Other browsers read a comment (ADR 075).
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

export function minimizers(): RspackPluginInstance[] {
  return [
    new rspack.SwcJsMinimizerRspackPlugin({
      extractComments: false,
      minimizerOptions: {
        module: true,
        ecma: 2022,
        format: { comments: false, preamble: compileAhead },
        compress: { passes: 4 },
        mangle: { toplevel: true },
      },
    }),
    new rspack.LightningCssMinimizerRspackPlugin({
      // Classes that the browser's code does not name may still be in the server's HTML: in a skeleton, or in a form without
      // JavaScript.
      removeUnusedLocalIdents: false,
      minimizerOptions: { targets: browsers },
    }),
  ];
}

/** The name of a remote's entry. */
export const entryFile = 'remoteEntry.js';

/**
 * The names of files. A release has a folder of its own that never changes, so no name needs a hash, and no entry has to list the hashes
 * of all its chunks. A browser that has the file of this name of an earlier release is sent what has changed (ADR 072).
 */
export function fileNames(hot: boolean) {
  const chunk = hot ? '[name]' : '[id]';
  return {
    filename: '[name].js',
    chunkFilename: `${chunk}.js`,
    cssFilename: '[name].css',
    cssChunkFilename: `${chunk}.css`,
  };
}
