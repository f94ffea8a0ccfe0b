import { staticChecks } from './checks.ts';
import { run, step } from './run.ts';

await staticChecks();
await step('unit tests', () => run('vitest', ['run', '--exclude', '**/*.slow.test.ts']));
