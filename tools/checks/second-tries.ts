import type { Reporter, TestCase } from 'vitest/node';
import { secondTry } from '../running/second-try.ts';

/**
 * What vitest is told where the machine is strange: one more try, as for the tests in a browser, and every test that needed it is
 * named. On a developer's machine there is no second try.
 */
export const triesOfVitest: readonly string[] = process.env['CI']
  ? ['--retry=1', '--reporter=default', `--reporter=${import.meta.filename}`]
  : [];

/** A reporter for vitest: names the tests that needed a second try, each on one line, with the reason of the first. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [reason = ''] = (test.result().errors?.[0]?.message ?? '').split('\n');
    console.log(`${secondTry} ${test.module.relativeModuleId} › ${test.fullName} (${reason})`);
  }
}
