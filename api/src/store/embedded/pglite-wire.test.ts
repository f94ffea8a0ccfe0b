import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/test-database.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a thousand statements leave nothing in memory', async () => {
  const { pool } = await emptyDatabase();
  const ask = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      await pool.query("select repeat('کاشی', 1000) as text, $1::int as number", [count]);
    }
  };
  await ask(100);

  const before = heapBytes();
  await ask(1000);
  const bytesOfAStatement = (heapBytes() - before) / 1000;

  expect(bytesOfAStatement).toBeLessThan(500);
});

function heapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
