// @vitest-environment happy-dom
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type * as FederationModule from '@module-federation/enhanced/runtime';
import type federationOfBundler from '@module-federation/webpack-bundler-runtime/bundler';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { leftOutPlugins, leftOutRules } from './left-out.ts';

interface Federation {
  createInstance: typeof FederationModule.createInstance;
  lent: typeof federationOfBundler;
}

const entry =
  'export { createInstance } from "@module-federation/enhanced/runtime";' +
  'export { default as lent } from "@module-federation/webpack-bundler-runtime/bundler";';

/** A library that the shell lends. */
const library = { name: 'the one copy' };

const dist = mkdtempSync(path.join(tmpdir(), 'kashi-federation-'));
let createInstance: Federation['createInstance'];

// The federation as visitors get it: after the cuts.
beforeAll(async () => {
  const compiler = rspack({
    mode: 'production',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    entry: `data:text/javascript,${entry}`,
    output: { path: dist, filename: 'federation.js', module: true, library: { type: 'module' } },
    module: { rules: leftOutRules({ fitting: [], unfit: [] }) },
    plugins: [
      ...leftOutPlugins,
      new rspack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
      }),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  const code = readFileSync(path.join(dist, 'federation.js'), 'utf8');
  const federation = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Federation;
  createInstance = federation.createInstance;
  vi.stubGlobal('aContainer', () => aContainer(federation.lent));
}, 60_000);

afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(dist, { recursive: true });
});

/** What the start of a remote's entry gives the shell; its one module exports the library that the shell lends it. */
function aContainer({ bundlerRuntime, ...rest }: Federation['lent']) {
  const {
    consumes,
    I: share,
    initContainerEntry,
    init,
  } = bundlerRuntime as unknown as Record<string, (options: object) => unknown>;
  const modules: Record<string, (module: { exports?: unknown }) => void> = {};
  const required: Record<string, unknown> = {
    m: modules,
    c: {},
    S: {},
    o: Object.hasOwn,
    I: (shareScopeName: string, initScope: unknown) =>
      share?.({
        shareScopeName,
        initScope,
        initPromises: {},
        initTokens: {},
        webpackRequire: required,
      }),
  };
  const initOptions = { name: 'mf_a', shareStrategy: 'loaded-first', shared: {} };
  const federation = { ...rest, bundlerRuntime, initOptions, instance: undefined as unknown };
  required['federation'] = federation;
  federation.instance = init?.({ webpackRequire: required });
  const shareConfig = { requiredVersion: '^1.0.0', singleton: true, strictVersion: false };
  const shareInfo = { scope: ['default'], shareConfig };
  return {
    init: (shareScope: unknown, initScope: unknown, remoteEntryInitOptions: unknown) =>
      initContainerEntry?.({
        shareScope,
        initScope,
        remoteEntryInitOptions,
        shareScopeKey: 'default',
        webpackRequire: required,
      }),
    async get(name: string) {
      if (name !== './thing') throw new Error(`There is no ${name}`);
      const promises: unknown[] = [];
      consumes?.({
        chunkId: 'page',
        promises,
        chunkMapping: { page: ['library'] },
        moduleToHandlerMapping: { library: { shareKey: 'library', shareInfo } },
        installedModules: {},
        webpackRequire: required,
      });
      await Promise.all(promises);
      const module: { exports?: unknown } = {};
      modules['library']?.(module);
      return () => ({ library: module.exports });
    },
  };
}

/** A shell whose remote `mf-a` has this entry, and which lends one library that it loads at its first use. */
function aShell(remoteEntry = 'data:text/javascript,export const { init, get } = aContainer();') {
  const load = vi.fn(async () => () => library);
  const shell = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: {
      library: {
        version: '1.2.0',
        scope: 'default',
        get: load,
        shareConfig: { singleton: true, requiredVersion: '^1.2.0' },
      },
    },
    remotes: [{ name: 'mf_a', alias: 'mf-a', type: 'module', entry: remoteEntry }],
  });
  return { shell, load };
}

test('a page gets the one copy of a library that the shell lends, loaded once', async () => {
  const { shell, load } = aShell();

  const pages = await Promise.all([shell.loadRemote('mf-a/thing'), shell.loadRemote('mf-a/thing')]);

  expect(pages).toEqual([{ library }, { library }]);
  expect(load).toHaveBeenCalledOnce();
});

test('a remote whose entry cannot be had fails, and comes under another name and address', async () => {
  const { shell } = aShell('data:text/javascript,throw new Error("the network is down")');
  await expect(shell.loadRemote('mf-a/thing')).rejects.toThrow('the network is down');

  const again = 'data:text/javascript,export const { init, get } = aContainer(1);';
  shell.registerRemotes([{ name: 'mf_a_1', alias: 'mf-a-1', type: 'module', entry: again }]);

  expect(await shell.loadRemote('mf-a-1/thing')).toEqual({ library });
});

test('a page that a remote does not have, and a remote that the shell does not know, are refused', async () => {
  const { shell } = aShell();

  await expect(shell.loadRemote('mf-a/other')).rejects.toThrow('There is no ./other');
  await expect(shell.loadRemote('mf-b/thing')).rejects.toThrow('RUNTIME-004');
});

test('what the federation would tell plugins is left out: the shop has none', async () => {
  const { shell } = aShell();
  const told = vi.fn(() => undefined);
  shell.registerPlugins([{ name: 'curious', beforeInitRemote: told, onLoad: told }]);

  await shell.loadRemote('mf-a/thing');

  expect(told).not.toHaveBeenCalled();
});
