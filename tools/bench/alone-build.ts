import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../../shared/build/compile.ts';
import { minimizers, scriptRule, styleModuleRule } from '../../shared/build/rules.ts';

/** The product page's own code, and a host that does nothing: neither shell nor federation, nor what others show on the page. */
const entry = `
import { clientPage } from '@kashi/shared/kit/client-page';
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
 * The code of the product page as one file, React in it, and what presses bring, built as a remote's is, by its file names; its class names are those of the composed
 * page.
 */
export async function buildAlone(): Promise<Map<string, string>> {
  const folder = path.resolve('mf-product');
  const cache = path.join(folder, '.cache/alone');
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, 'alone.js'), entry);

  await compile([
    {
      mode: 'production',
      context: folder,
      target: ['web', 'es2022'],
      devtool: false,
      performance: false,
      entry: { alone: path.join(cache, 'alone.js') },
      resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
      output: {
        path: path.join(cache, 'web'),
        uniqueName: 'mf-product',
        publicPath: '/alone/',
        filename: '[name].js',
        chunkFilename: '[name].js',
        module: true,
        chunkFormat: 'module',
        chunkLoading: 'import',
      },
      module: {
        rules: [
          scriptRule({ target: 'browser', hot: false }),
          styleModuleRule('mf-product', 'server'),
        ],
      },
      optimization: { minimizer: minimizers(), mangleExports: 'size', usedExports: 'global' },
    },
  ]);
  const web = path.join(cache, 'web');
  return new Map(
    readdirSync(web).map((file) => [file, readFileSync(path.join(web, file), 'utf8')]),
  );
}
