import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@kashi/build/release/integrity';
import type { ReleaseManifest } from '@kashi/border/release';

/**
 * The ways in which a release can be bad that a gate might let pass. `copy` is a good one under another version, and so are
 * one that is changed in one place of its browser's code, and one of the number before, of the contract or of the wire.
 */
export type Fault =
  | 'copy'
  | 'changed in one place'
  | 'number before'
  | 'late on the server'
  | 'hangs on the server'
  | 'throws on the server'
  | 'other words on the server'
  | 'other classes on the server'
  | 'throws on mount'
  | 'throws later'
  | 'throws over a cart'
  | 'throws here and there'
  | 'without a page'
  | 'a stranger that throws'
  | 'wrong hash on the server'
  | 'wrong hash in the browser'
  | 'half-uploaded'
  | 'contract too old';

/** Session storage's name of what mends a release that throws on mount, for the sake of its retry. */
export const mendedKey = 'mended';
/** The event that a release waits for before it throws. */
export const breakEvent = 'break';

/** Copies a live release beside itself and breaks the copy. Answers the copy's version. */
export function brokenRelease(live: string, fault: Fault): string {
  const version = `${path.basename(live)}.${fault.replaceAll(' ', '-')}`;
  const folder = path.join(path.dirname(live), version);
  if (existsSync(folder)) return version;
  cpSync(live, folder, { recursive: true, dereference: true });
  const manifestFile = path.join(folder, 'release.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as ReleaseManifest;
  manifest.version = version;
  faults[fault](folder, manifest);
  writeFileSync(manifestFile, JSON.stringify(manifest));
  return version;
}

const faults: Record<Fault, (folder: string, manifest: ReleaseManifest) => void> = {
  copy: () => undefined,
  'changed in one place': (folder, { entry, integrity }) => {
    integrity[entry] = change(folder, `web/${entry}`, '// changed');
  },
  'number before': numberBefore,
  'late on the server': onServer(`(render) => async (...args) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return render(...args);
  }`),
  'hangs on the server': onServer('() => () => new Promise(() => undefined)'),
  'throws on the server': onServer(`() => async () => { throw new Error('broken'); }`),
  'other words on the server': onServer(rewriting(`/>[^<>]+</g, '>otherwise<'`)),
  'other classes on the server': onServer(rewriting(`/ class="/g, ' class="otherwise '`)),
  'throws on mount': inBrowser(`(lifecycles) => ({
    ...lifecycles,
    mount: async (props) => {
      if (!sessionStorage.getItem('${mendedKey}')) throw new Error('broken');
      await lifecycles.mount(props);
    },
  })`),
  'throws later': inBrowser(`(lifecycles) => ({
    ...lifecycles,
    mount: async (props) => {
      await lifecycles.mount(props);
      addEventListener('${breakEvent}', () => {
        void lifecycles.unmount(props).then(() => props.onError(new Error('broken')));
      }, { once: true });
    },
  })`),
  // By mount time the cart's hash is in local storage: a page reads its cart before it is shown.
  'throws over a cart': inBrowser(`(lifecycles) => ({
    ...lifecycles,
    mount: async (props) => {
      await lifecycles.mount(props);
      if (!localStorage.getItem('CartHashId')) return;
      await lifecycles.unmount(props);
      props.onError(new Error('broken over a cart'));
    },
  })`),
  'throws here and there': inBrowser(`(lifecycles, name) => ({
    ...lifecycles,
    mount: async (props) => {
      const { data, problem } = props.view ?? {};
      const isEmpty = (value) => Array.isArray(value) && value.length === 0;
      if (name.endsWith('/orders')) throw new Error('always broken');
      if (name.endsWith('/own-questions') && Object.values(data ?? {}).some(isEmpty))
        throw new Error('broken over nothing');
      if (name.endsWith('/credit') && problem !== undefined) throw new Error('broken over a failure');
      await lifecycles.mount(props);
    },
  })`),
  'without a page': (folder, manifest) => {
    manifest.routes = manifest.routes.filter(({ page }) => page !== 'credit');
    manifest.serverIntegrity = change(folder, 'node/server.cjs', withRoutes(manifest));
  },
  'a stranger that throws': (folder, manifest) => {
    const { integrity, routes } = manifest;
    const [route] = routes;
    // The classes of this build bear the name of another remote.
    for (const file of Object.keys(integrity).filter((name) => name.endsWith('.css'))) {
      delete integrity[file];
      rmSync(path.join(folder, 'web', file));
    }
    for (const files of Object.values(manifest.modules)) files.css = [];
    const example = { path: '/guide/7', as: 'guest' as const };
    manifest.name = 'mf-guide';
    manifest.routes = [{ ...route!, paths: ['/guide/:id'], menu: [], examples: [example] }];
    onServer(`() => async () => { throw new Error('broken'); }`)(folder, manifest);
    manifest.serverIntegrity = change(folder, 'node/server.cjs', withRoutes(manifest));
  },
  'wrong hash on the server': (folder) => change(folder, 'node/server.cjs', '// changed'),
  'wrong hash in the browser': (folder, { entry }) => change(folder, `web/${entry}`, '// changed'),
  'half-uploaded': (folder, { entry }) => rmSync(path.join(folder, 'web', entry)),
  'contract too old': (_folder, manifest) => (manifest.contract -= 2),
};

/** Everything that the remote renders on the server goes through `wrap`. */
function onServer(wrap: string) {
  return (folder: string, manifest: ReleaseManifest) => {
    const code = `;{
  const { entry } = module.exports;
  const wrap = ${wrap};
  const renders = ['renderFrame', 'renderPage', 'renderPlain', 'renderFragment'];
  const wrapped = renders.filter((name) => entry[name]).map((name) => [name, wrap(entry[name])]);
  module.exports = { entry: { ...entry, ...Object.fromEntries(wrapped) } };
}`;
    manifest.serverIntegrity = change(folder, 'node/server.cjs', code);
  };
}

/** Code for the server: what it says of itself is what the release says. */
function withRoutes({ routes }: ReleaseManifest): string {
  return `;module.exports = { entry: { ...module.exports.entry, routes: ${JSON.stringify(routes)} } };`;
}

/** Leaves out the fields that such a release could not have: the access of a remote's pages, and a shell's code for the head. */
function numberBefore(folder: string, manifest: ReleaseManifest): void {
  if (manifest.name === 'shell') {
    delete manifest.wire;
    manifest.serverIntegrity = change(
      folder,
      'node/server.cjs',
      ';delete module.exports.entry.inlineScripts; delete module.exports.entry.renderUnavailable;',
    );
    return;
  }
  manifest.contract -= 1;
  manifest.routes = manifest.routes.map(({ page, paths, audience, fragments, reads }) => ({
    page,
    paths,
    audience,
    fragments,
    ...(reads && { reads }),
  }));
  inBrowser('(lifecycles) => lifecycles', `contract: ${manifest.contract}`)(folder, manifest);
  manifest.serverIntegrity = change(
    folder,
    'node/server.cjs',
    `;module.exports = { entry: { ...module.exports.entry, contract: ${manifest.contract} } };`,
  );
}

/** For `onServer`: what comes out of it is another HTML than the browser would make, by this replacement. */
function rewriting(replacement: string): string {
  return `(render) => async (...args) => {
    const rewritten = (html) => html.replace(${replacement});
    const rendered = await render(...args);
    if (typeof rendered === 'string') return rewritten(rendered);
    const { pipe, above } = rendered ?? {};
    if (above) return { ...rendered, above: rewritten(above) };
    if (!pipe) return rendered;
    return { ...rendered, pipe: (write) => pipe((chunk) => write(rewritten(Buffer.from(chunk).toString()))) };
  }`;
}

/** The lifecycles of everything that the remote's container exposes go through `wrap`, and it says this of itself. */
function inBrowser(wrap: string, says = '') {
  return (folder: string, manifest: ReleaseManifest) => {
    const { entry, integrity } = manifest;
    const web = path.join(folder, 'web');
    renameSync(path.join(web, entry), path.join(web, `whole-${entry}`));
    integrity[`whole-${entry}`] = integrity[entry] ?? '';
    integrity[entry] = change(
      folder,
      `web/${entry}`,
      `import * as whole from './whole-${entry}';
const wrap = ${wrap};
const broken = ({ default: part }, name) => ({
  default: { ...part, lifecycles: wrap(part.lifecycles, name), ${says} },
});
export const init = whole.init;
export const get = async (name) => {
  const factory = await whole.get(name);
  return () => broken(factory(), name);
};`,
    );
  };
}

/** Appends to a file, or makes it. Answers its new integrity. */
function change(folder: string, file: string, code: string): string {
  const name = path.join(folder, file);
  for (const compressed of [`${name}.br`, `${name}.gz`]) rmSync(compressed, { force: true });
  const content = (existsSync(name) ? readFileSync(name, 'utf8') : '') + `\n${code}\n`;
  writeFileSync(name, content);
  return integrityOf(content);
}
