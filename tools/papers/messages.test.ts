import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesOf, templateOf, textsOfCode } from './said-by-code.ts';

const messages = messagesOf(readFileSync('docs/troubleshooting.md', 'utf8'));
const sources = textsOfCode({ tests: false });

test('the page has messages to hold', () => {
  expect(messages.length).toBeGreaterThan(40);
});

/** A team's own checkout has not all the code. */
test.skipIf(!existsSync('api')).each(messages)('«%s» is said by the code', (message) => {
  expect(sources.some((code) => templateOf(message).test(code))).toBe(true);
});
