import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { rspack } from '@rspack/core';
import { hostModules } from '@kashi/build/lendable-libraries';
import { writeReleaseManifest } from '@kashi/build/release/release-manifest';
import { ReleasePlugin } from '@kashi/build/release/release-plugin';
import {
  fileNames,
  globalStyleRule,
  minimizers,
  scriptRule,
  styleModuleRule,
} from '@kashi/build/rules';
import { ScriptRetriesPlugin } from '@kashi/build/runtime/script-retries';
import { SealedStylesPlugin } from '@kashi/build/runtime/sealed-styles';
import { hiddenMaps } from '@kashi/build/release/source-maps';
import type { ReleaseManifest } from '@kashi/border/release';
import { wireVersion } from '@kashi/border/shell-wire';
import { fontParts } from './fonts/font-parts.ts';
import { definedVersions, lentModules, reactIn, type ReactFolders } from './lent-libraries.ts';
import { workerConfig, workerFile } from './worker-build.ts';
import { cutsOfReact, warnOfUnfit, type CutsOfReact } from './left-out/cuts-of-react.ts';
import { leftOutPlugins, leftOutRules, readableSingleSpa } from './left-out/left-out.ts';

/** The start-up module. */
const entryFile = 'shell.js';

const requireFromHere = createRequire(import.meta.url);
const requireFromRouter = createRequire(requireFromHere.resolve('react-router-dom'));

/** The package's own `exports` select its development build, whose warnings are a kilobyte of unread text. */
const productionRouter = Object.fromEntries(
  ['react-router', 'react-router/dom'].map((name) => [
    `${name}$`,
    requireFromRouter.resolve(name).replace(/development(.*)\.m?js$/, 'production$1.mjs'),
  ]),
);

function besideUs(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

/** Modules that must load before React's development build. */
const forDevelopment = ['./app/client/refresh-hook.ts', './app/client/quiet-fragments.ts'];

interface ShellFlavour {
  /** React's development build, for remotes with hot reload. */
  development: boolean;
  /** The output folder. */
  dist: string;
  /** The folder whose `node_modules` has the React that is built in: another minor, beside the workspace's own. */
  react: string;
}

/**
 * The export of the shell's `rspack.config.ts`. `rspack build` writes `web`, `node` and `release.json` into `dist`; `--env
 * development` takes React's development build, `--env dist=<folder>` writes into another folder, and `--env react=<folder>` takes
 * the React of another package (ADR 071).
 */
export function shellRecipe(folder: string) {
  return ({
    development = false,
    dist = path.join(folder, 'dist'),
    react = folder,
  }: Partial<ShellFlavour>) => {
    const reactFolders = reactIn(react);
    const cuts = cutsOfReact(reactFolders['react-dom']);
    const release = new ReleasePlugin(() => {
      const { entry } = writeShellManifest(folder, dist, reactFolders);
      if (!development) warnOfUnfit(cuts, path.join(dist, 'web', entry));
    });
    return [
      webConfig(folder, { development, dist }, reactFolders, cuts),
      workerConfig(folder, dist),
      nodeConfig(folder, dist),
    ].map((config) => release.addedTo(config));
  };
}

function writeShellManifest(folder: string, dist: string, react: ReactFolders): ReleaseManifest {
  const files = readdirSync(path.join(dist, 'web'));
  if (!files.includes(entryFile))
    throw new Error('The build of the shell has left no start-up module');

  return writeReleaseManifest(
    folder,
    { name: 'shell', team: 'platform', pages: {}, fragments: {} },
    {
      wire: wireVersion,
      entry: entryFile,
      modules: { start: { js: [entryFile], css: ['shell.css'] } },
      // The fonts of other scripts load when the browser meets their first letter.
      preloadFonts: files.filter((name) => /^persian\..*\.woff2$/.test(name)),
      lends: lentModules(react),
      worker: workerFile,
    },
    dist,
  );
}

function webConfig(
  folder: string,
  { development, dist }: Omit<ShellFlavour, 'react'>,
  react: ReactFolders,
  cuts: CutsOfReact,
): Configuration {
  return {
    name: 'web',
    mode: development ? 'development' : 'production',
    context: folder,
    target: ['web', 'es2022'],
    devtool: false,
    performance: false,
    stats: 'errors-warnings',
    entry: {
      shell: [...(development ? forDevelopment : []), './app/client/start.ts'],
    },
    output: {
      path: path.join(dist, 'web'),
      clean: true,
      uniqueName: 'shell',
      publicPath: 'auto',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      ...fileNames(false),
      // Chunks that load later have readable names in the network log, because no entry has to carry those names.
      chunkFilename: '[name].js',
      cssChunkFilename: '[name].css',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: { ...productionRouter, ...readableSingleSpa, ...react },
    },
    module: {
      rules: [
        scriptRule({ target: 'browser', hot: false }),
        styleModuleRule('shell', 'browser'),
        globalStyleRule,
        { test: /styles\/tokens\.css$/, use: besideUs('./pigments/written-out-loader.ts') },
        ...leftOutRules(cuts),
        ...Object.keys(fontParts).map(fontPartRule),
      ],
    },
    optimization: {
      ...(!development && {
        moduleIds: 'natural',
        chunkIds: 'natural',
        minimizer: minimizers(),
        mangleExports: 'size',
        usedExports: 'global',
      }),
      splitChunks: false,
    },
    plugins: [
      new SealedStylesPlugin(),
      new ScriptRetriesPlugin(),
      hiddenMaps(dist, 'web'),
      ...leftOutPlugins,
      // The federation runtime, without the parts for a shell that reads manifests.
      new rspack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        ENV_TARGET: '"web"',
        ...definedVersions(react),
      }),
      ...(development
        ? [new rspack.ProvidePlugin({ __jsxDevRuntime__: 'react/jsx-dev-runtime' })]
        : []),
    ],
  };
}

function fontPartRule(part: string): RuleSetRule {
  return {
    test: /\.woff2$/,
    resourceQuery: new RegExp(`^\\?${part}$`),
    type: 'asset/resource',
    loader: besideUs('./fonts/font-part-loader.ts'),
    generator: { filename: `${part}.[contenthash:8][ext]` },
  };
}

function nodeConfig(folder: string, dist: string): Configuration {
  return {
    name: 'node',
    mode: 'production',
    context: folder,
    target: 'node24',
    devtool: false,
    performance: false,
    stats: 'errors-warnings',
    entry: { server: './app/frame/server-entry.tsx' },
    output: {
      path: path.join(dist, 'node'),
      clean: true,
      uniqueName: 'shell',
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    externalsType: 'commonjs',
    externals: hostModules,
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        scriptRule({ target: 'server', hot: false }),
        styleModuleRule('shell', 'server'),
        { test: /-script\.ts$/, loader: besideUs('./inline-scripts/short-script-loader.ts') },
      ],
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [hiddenMaps(dist, 'node')],
  };
}
