import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { globalStyleRule, minimizers, scriptRule, styleModuleRule } from '@kashi/build/rules';

/**
 * `rspack build` writes the desk to `dist`, which the API serves on the desk's own port. No remote and no release: nothing of
 * it is composed into the shop's pages.
 */
export default (_: unknown, { mode }: { mode?: string }): Configuration => {
  const hot = mode === 'development';
  return {
    mode: hot ? 'development' : 'production',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    entry: { desk: './src/desk.tsx' },
    devtool: hot ? 'cheap-module-source-map' : false,
    performance: false,
    stats: 'errors-warnings',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    output: {
      path: path.join(import.meta.dirname, 'dist'),
      clean: true,
      uniqueName: 'desk',
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      cssFilename: 'assets/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[contenthash:8][ext]',
    },
    module: {
      rules: [
        scriptRule({ target: 'browser', hot: false }),
        styleModuleRule('desk', 'browser'),
        globalStyleRule,
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: { ...(!hot && { minimizer: minimizers() }) },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: './src/desk.html', scriptLoading: 'defer' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: './src/desk-icon.svg', to: 'assets' }] }),
    ],
  };
};
