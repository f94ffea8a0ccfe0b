import { run } from './running/run.ts';

await run('oxlint', ['--type-aware', '--fix']);
await run('stylelint', ['--fix', '**/*.css', '--ignore-path', '.gitignore']);
await run('oxfmt', []);
