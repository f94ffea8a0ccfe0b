#!/usr/bin/env node
import { createRequire } from 'node:module';
import { command } from '../running/command.ts';
import { newRepository } from './new-repository.ts';

/** The versions that pnpm has written in place of `catalog:` and `workspace:` when this package was published. */
const { devDependencies } = createRequire(import.meta.url)('create-kashi-remote/package.json') as {
  devDependencies: Record<string, string>;
};

/** `npm create kashi-remote mf-guide` */
await command(() => {
  const [name = ''] = process.argv.slice(2);
  // npm tells what it runs where it has fetched it from, by `--registry` or by its own settings.
  newRepository(name, devDependencies, { registry: process.env['npm_config_registry'] });
  console.log(`Next: cd ${name} && npm install && npm run dev -- --alone`);
});
