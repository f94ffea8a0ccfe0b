import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('a token of the metrics that could be guessed is refused, as the host refuses it', () => {
  const refused = () => readEnvironment({ KASHI_METRICS_TOKEN: 'short' });

  expect(refused).toThrow('KASHI_METRICS_TOKEN');
  expect(readEnvironment({ KASHI_METRICS_TOKEN: 'x'.repeat(16) }).metricsToken).toHaveLength(16);
});
