import path from 'node:path';
import { minimizers, scriptRule, styleModuleRule } from '@kashi/build/rules';

const folder = path.resolve(import.meta.dirname, '../../mf-product');
const cache = path.join(folder, '.cache/alone');

/** `alone-build.ts` writes the entry. The rules are those of a remote's build; there is no federation. */
export default {
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
    rules: [scriptRule({ target: 'browser', hot: false }), styleModuleRule('mf-product', 'server')],
  },
  optimization: { minimizer: minimizers(), mangleExports: 'size', usedExports: 'global' },
};
