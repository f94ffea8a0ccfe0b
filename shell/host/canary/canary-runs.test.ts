import { expect, test } from 'vitest';
import { aRun, usual } from './canary-run-fixtures.ts';

/** The hosts are two; each of them says once that it finds no fault yet, by the last ten minutes. */

/** Every fifth visit has an error, of fifty before. */
const broken = { ...usual, errors: 0.2 };

test('a good canary promotes itself within the day at one visit a second', async () => {
  const { lines, live } = await aRun({ visitsPerSecond: 1, canary: usual, mostHours: 48 });

  expect(live).toBe('2');
  expect(lines).toEqual([
    '11:35 The canary mf-a@2 is as good, shown to 10 of 100 after 397 visits',
    '11:44 The canary mf-a@2 is as good',
    '11:46 The canary mf-a@2 is as good',
    '14:04 The canary mf-a@2 is as good, shown to 50 of 100 after 892 visits',
    '14:34 The canary mf-a@2 is as good, live after 891 visits',
  ]);
});

test('… and within the hour at fifty', async () => {
  const { lines, live } = await aRun({ visitsPerSecond: 50, canary: usual, mostHours: 48 });

  expect(live).toBe('2');
  expect(lines).toEqual([
    '0:02 The canary mf-a@2 is as good',
    '0:02 The canary mf-a@2 is as good',
    '0:14 The canary mf-a@2 is as good, shown to 10 of 100 after 403 visits',
    '0:25 The canary mf-a@2 is as good, shown to 50 of 100 after 3118 visits',
    '0:35 The canary mf-a@2 is as good, live after 14932 visits',
  ]);
});

test('a canary with errors goes back before a tenth of the visitors meet it, at one visit a second', async () => {
  const { lines, live } = await aRun({ visitsPerSecond: 1, canary: broken, mostHours: 48 });

  expect(live).toBe('1');
  expect(lines).toEqual(['9:49 The canary mf-a@2 is worse, visits with errors 19 %, before 2 %']);
});

test('… and after minutes at fifty', async () => {
  const { lines, live } = await aRun({ visitsPerSecond: 50, canary: broken, mostHours: 48 });

  expect(live).toBe('1');
  expect(lines).toEqual([
    '0:02 The canary mf-a@2 is as good',
    '0:02 The canary mf-a@2 is as good',
    '0:10 The canary mf-a@2 is worse, visits with errors 21 %, before 2 %',
  ]);
});
