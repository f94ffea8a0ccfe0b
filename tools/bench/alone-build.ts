import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspackBuild } from '../builds/build.ts';

/** Mounts the product page without shell, federation or other remotes' fragments: its host does nothing. */
const entry = `
import { clientPage } from '@kashi/kit/page/client-page';
import { page } from '../../src/product/product-page.tsx';

const { data } = JSON.parse(document.getElementById('boot').textContent).page;
const nothing = () => () => undefined;
clientPage(page).lifecycles.mount({
  domElement: document.getElementById('page:mf-product/product'),
  hydrate: true,
  idPrefix: 'page-',
  view: { params: {}, data },
  onView: nothing,
  onError: console.error,
  host: {
    location: () => new URL(document.querySelector('[rel=canonical]').href).pathname,
    onLocationChange: nothing,
    navigate: nothing,
    prefetch: nothing,
    announce: nothing,
    toast: nothing,
    report: console.error,
    fetch,
    fragment: { mount: () => ({ update: nothing, unmount: nothing }) },
    session: { isSignedIn: () => false, fullName: () => '', onChange: nothing },
    events: { publish: nothing, subscribe: nothing },
  },
});
`;

/**
 * Builds the product page's code as one file, React included, and the chunks that presses load; resolves to the files' text by
 * name. Class names are those of the composed page.
 */
export async function buildAlone(): Promise<Map<string, string>> {
  const folder = path.resolve('mf-product');
  const cache = path.join(folder, '.cache/alone');
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, 'alone.js'), entry);

  await rspackBuild(folder, ['--config', path.resolve('tools/bench/alone.rspack.config.ts')]);
  const web = path.join(cache, 'web');
  return new Map(
    readdirSync(web).map((file) => [file, readFileSync(path.join(web, file), 'utf8')]),
  );
}
