import { fileURLToPath } from 'node:url';
import type { LoaderContext } from '@rspack/core';
import { expect, test } from 'vitest';
import { startGateScript } from '../app/frame/start-gate-script.ts';
import shortScriptLoader from './short-script-loader.ts';

function loaded(file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const context = {
      resourcePath: fileURLToPath(new URL(file, import.meta.url)),
      cacheable: () => undefined,
      async: () => (error: Error | null, source: string) =>
        error ? reject(error) : resolve(source),
    };
    shortScriptLoader.call(context as unknown as LoaderContext);
  });
}

test('a script comes shorter, and says what it says to shoppers', async () => {
  const source = await loaded('../app/frame/start-gate-script.ts');

  expect(source).toMatch(/^export const startGateScript = "/m);
  expect(source.length).toBeLessThan(startGateScript.length);
  expect(source).toContain('هنوز فرستاده نشده است');
});

test('an export that is no script stays as it is', async () => {
  const source = await loaded('../app/frame-parts/theme-script.ts');

  expect(source).toContain('export const themeStorageKey = "theme";');
});
