import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack, type Configuration } from '@rspack/core';
import type { RemoteDefinition } from '@kashi/border/remote-definition';
import { federationRuntimeAlias } from './runtime/federation-runtime.ts';
import { browserOnlyModules, hostModules } from './lendable-libraries.ts';
import { LateStylesPlugin, lateStylesName } from './release/late-styles.ts';
import { LeanConsumesPlugin } from './runtime/lean-consumes.ts';
import { containerStart, leanContainerLoader } from './runtime/lean-container.ts';
import { libraryNeeds, sharedModules } from './library-needs.ts';
import { remoteEntries, type RemoteEntries } from './remote-entries.ts';
import {
  entryFile,
  fileNames,
  minimizers,
  plainStyleRule,
  scriptRule,
  styleModuleRule,
} from './rules.ts';
import { hiddenMaps } from './release/source-maps.ts';
import { SealedStylesPlugin } from './runtime/sealed-styles.ts';
import { ScriptRetriesPlugin } from './runtime/script-retries.ts';
import { StyleLoadingPlugin } from './runtime/style-loading.ts';

export interface RemoteBuild {
  /** The remote's folder. */
  folder: string;
  definition: RemoteDefinition;
  /** The development server's address if the build is served with hot reload. */
  hotUrl?: string;
}

/**
 * The one build recipe, for the browser build and the server build of every remote. Both have the same `uniqueName`, because
 * class names are hashed with it, and a difference would only show at hydration.
 */
export function remoteConfigs(build: RemoteBuild): [web: Configuration, node: Configuration] {
  const { folder, definition } = build;
  const entries = remoteEntries(folder, definition, { hot: build.hotUrl !== undefined });
  return [webConfig(build, entries), nodeConfig(build, entries)];
}

function webConfig(
  { folder, definition, hotUrl }: RemoteBuild,
  { exposes, write }: RemoteEntries,
): Configuration {
  const hot = hotUrl !== undefined;
  return {
    ...base(folder, hot),
    name: 'web',
    target: ['web', 'es2022'],
    entry: {},
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: federationRuntimeAlias },
    output: {
      path: path.join(folder, 'dist/web'),
      clean: !hot,
      uniqueName: definition.name,
      publicPath: hotUrl ?? 'auto',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      ...fileNames(hot),
    },
    module: {
      rules: [
        scriptRule({ target: 'browser', hot }),
        styleModuleRule(definition.name, 'browser'),
        plainStyleRule,
        { test: containerStart, use: leanContainerLoader },
      ],
    },
    optimization: {
      ...(!hot && { minimizer: minimizers(), mangleExports: 'size', usedExports: 'global' }),
      splitChunks: sharedByFragments,
      runtimeChunk: false,
      // The shortest numbers: files of two releases never meet in a cache, so their numbers may differ.
      ...(hot ? { moduleIds: 'named' } : { moduleIds: 'natural', chunkIds: 'natural' }),
    },
    plugins: [
      { apply: write },
      federation(folder, definition.name, exposes),
      // Leaves code that only the server's HTML needs, such as structured data, out of the browser's build.
      new rspack.DefinePlugin({ 'typeof window': JSON.stringify('object') }),
      new StyleLoadingPlugin(),
      ...(hot
        ? [new ReactRefreshRspackPlugin()]
        : [
            new SealedStylesPlugin(lateStylesName),
            new LateStylesPlugin(),
            new LeanConsumesPlugin(),
            new ScriptRetriesPlugin(),
            hiddenMaps(path.join(folder, 'dist'), 'web'),
          ]),
    ],
  };
}

/**
 * Fragments of one remote share a page, so their common code is one file. A page stays one file: it shares a kilobyte or two with
 * other pages, and another file for each would cost as much.
 */
const sharedByFragments = {
  chunks: /^fragment-/,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    fragments: { name: 'fragments', minChunks: 2, minSize: 0 },
  },
};

function federation(folder: string, name: string, exposes: RemoteEntries['exposes']) {
  return new ModuleFederationPlugin({
    name: name.replaceAll('-', '_'),
    filename: entryFile,
    library: { type: 'module' },
    exposes,
    shared: sharedModules(libraryNeeds(folder)),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: {
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  });
}

/**
 * The host evaluates the server's build again after every edit, so its modules need no hot reload and would only log about it.
 */
const withoutHotReload = {
  [createRequire(import.meta.url).resolve('@rspack/core/hot/dev-server')]: false as const,
};

/** One CommonJS file for the host to evaluate; its `require` calls are answered by the host. */
function nodeConfig(
  { folder, definition, hotUrl }: RemoteBuild,
  { serverEntry }: RemoteEntries,
): Configuration {
  const hot = hotUrl !== undefined;
  return {
    ...base(folder, hot),
    name: 'node',
    target: 'node24',
    entry: { server: serverEntry },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: { ...browserOnlyModules, ...(hot && withoutHotReload) },
    },
    output: {
      path: path.join(folder, 'dist/node'),
      clean: !hot,
      uniqueName: definition.name,
      // All compilers of a development server share one root, hence the folder in the name.
      filename: hot ? 'node/server.cjs' : 'server.cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
      ...(hotUrl && { publicPath: `${hotUrl}node/` }),
    },
    externalsType: 'commonjs',
    externals: hostModules,
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        scriptRule({ target: 'server', hot: false }),
        styleModuleRule(definition.name, 'server'),
        plainStyleRule,
      ],
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: hot ? [] : [hiddenMaps(path.join(folder, 'dist'), 'node')],
  };
}

function base(folder: string, hot: boolean): Configuration {
  return {
    mode: hot ? 'development' : 'production',
    context: folder,
    // Compiles a page's code before the page is opened: the host requests files, and lazy compilation would not notice.
    lazyCompilation: false,
    devtool: hot ? 'cheap-module-source-map' : false,
    performance: false,
    stats: 'errors-warnings',
    // The federation's plugin would log, at every build, settings that are deliberate.
    infrastructureLogging: { level: 'error' },
  };
}
