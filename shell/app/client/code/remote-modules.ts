import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import { createInstance } from '@module-federation/enhanced/runtime';
import { isSpoken } from '@kashi/border/is-spoken';
import {
  contractVersion,
  type ClientFragment,
  type ClientPage,
} from '@kashi/border/remote-contract';
import type { BootData, BootRemote } from '@kashi/border/boot-data';
import { nextTask } from '../next-task.ts';
import { after, pausesMs } from './pauses.ts';
import { preload } from './preload.ts';
import './retried-scripts.ts';
import { sharedLibraries } from './shared-libraries.ts';
import { loadStyle } from './styles.ts';

declare global {
  /** Borrowed by every remote's container, see `borrowed-federation-runtime.js`. */
  var kashiFederationRuntime: typeof bundlerRuntime | undefined;
}

export interface RemoteModules {
  page(remote: string, page: string): Promise<ClientPage>;
  fragment(remote: string, fragment: string): Promise<ClientFragment>;
  /** Whether the page's code is loaded, so that its user need not wait. */
  hasPage(remote: string, page: string): boolean;
}

/** The longest wait for code, in milliseconds. Code that is later goes on loading, for who asks again. */
const deadlineMs = 15_000;

/** Loads the code and style of remotes through module federation, each once, with retries. */
export function createRemoteModules({ remotes }: BootData): RemoteModules {
  globalThis.kashiFederationRuntime = bundlerRuntime;
  const federation = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: sharedLibraries,
    remotes: Object.entries(remotes).map(([name, remote]) => registration(name, remote)),
  });
  const loading = new Map<string, Promise<{ contract: number }>>();
  /** The same without the deadline. */
  const coming = new Map<string, Promise<{ contract: number }>>();
  const here = new Set<string>();
  const retries = new Map<string, number>();

  async function load(name: string, module: string, remote: BootRemote) {
    const { js = [], css: styles = [] } = remote.modules[module] ?? {};
    // In parallel with the entry, which would otherwise request these files only after it has loaded. A later try has another
    // entry to check.
    if (!retries.has(name)) for (const file of [remote.entry, ...js]) preload(remote.base + file);
    const [loaded, ...styled] = await Promise.all([
      federation.loadRemote<{ default: { contract: number } }>(
        `${aliasOf(name, retries.get(name))}/${module}`,
      ),
      ...styles.map((file) => loadStyle(remote.base + file)),
    ]);
    if (!loaded || !isSpoken(loaded.default.contract, contractVersion)) {
      throw new Error(`${name}/${module} speaks another contract`);
    }
    // Who shows the module again asks for its style again.
    if (styled.includes(false)) {
      loading.delete(`${name}/${module}`);
      coming.delete(`${name}/${module}`);
    }
    // This task has evaluated the code of the module; rendering waits for the next task, so that neither is long.
    await nextTask();
    return loaded.default;
  }

  /**
   * Gives a remote another address and another name. The browser remembers a failed import() by its address for ever; and under
   * the same name a remote would replace the shared libraries of its parts on the screen.
   */
  function renew(name: string, remote: BootRemote) {
    const retry = (retries.get(name) ?? 0) + 1;
    retries.set(name, retry);
    const again = registration(name, remote, retry);
    federation.registerRemotes([again]);
    // The import map has only the first address; this import uses the file that the preload has checked.
    preload(again.entry);
  }

  /** Rejects with the reason of the first try: later ones may stumble over what that one has left half loaded. */
  async function loadWithRetries(name: string, module: string, remote: BootRemote) {
    let reason: unknown;
    for (const pauseMs of pausesMs) {
      try {
        return await load(name, module, remote);
      } catch (error) {
        reason ??= error;
        await after(pauseMs);
        renew(name, remote);
      }
    }
    return load(name, module, remote).catch(() => Promise.reject(reason));
  }

  function once(name: string, module: string) {
    const id = `${name}/${module}`;
    const known = loading.get(id);
    if (known) return known;

    const remote = remotes[name];
    if (!remote) return Promise.reject(new Error(`The release set has no remote "${name}"`));
    const late = after(deadlineMs).then(() => Promise.reject(new Error(`${id} is late`)));
    let code = coming.get(id);
    if (!code) {
      code = loadWithRetries(name, module, remote);
      coming.set(id, code);
      code.then(
        () => here.add(id),
        () => {
          coming.delete(id);
          renew(name, remote);
        },
      );
    }
    const promise = Promise.race([code, late]);
    loading.set(id, promise);
    promise.catch(() => loading.delete(id));
    return promise;
  }

  return {
    page: (remote, page) => once(remote, `pages/${page}`) as Promise<ClientPage>,
    fragment: (remote, fragment) =>
      once(remote, `fragments/${fragment}`) as Promise<ClientFragment>,
    hasPage: (remote, page) => here.has(`${remote}/pages/${page}`),
  };
}

function registration(name: string, { base, entry }: BootRemote, retry = 0) {
  const alias = aliasOf(name, retry);
  return {
    name: alias.replaceAll('-', '_'),
    alias,
    entry: new URL(base + entry + (retry ? `?retry=${retry}` : ''), location.origin).href,
    type: 'module' as const,
  };
}

function aliasOf(name: string, retry = 0): string {
  return retry ? `${name}-${retry}` : name;
}
