import { rspack, type RspackPluginInstance, type RuleSetRule } from '@rspack/core';
import { browserFloor } from './browser-floor.ts';

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

/** The name of a remote's entry. It needs no hash, since every release has a folder of its own. */
export const entryFile = 'remoteEntry.js';

/**
 * Hashes of names come from the modules, before they are minimized. Otherwise the build would put the finished file's hash in place of
 * the first one wherever the first one's digits stand, in the number `13.534` of an icon's path as well.
 */
export const unchangedText = { realContentHash: false };

/**
 * The names of files. A content hash makes every file immutable within a folder that is itself immutable, so a few digits are
 * enough to tell files apart. Hot reload needs stable names.
 */
export function fileNames(hot: boolean) {
  const name = hot ? '[name]' : '[name].[contenthash:6]';
  // An entry that lists all its chunks contains every name twice. A script has its number for a name: a browser that has the script of an
  // earlier release is sent what has changed (ADR 072). A style sheet has none, since the first ones come with the document.
  const chunk = hot ? '[name]' : '[contenthash:6]';
  return {
    filename: `${name}.js`,
    chunkFilename: hot ? '[name].js' : '[id].[contenthash:4].js',
    cssFilename: `${name}.css`,
    cssChunkFilename: `${chunk}.css`,
  };
}
