import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const hourMs = 3_600_000;

test('a shop with a folder for backups makes one a day, and keeps fourteen', () => {
  expect(readEnvironment({ KASHI_BACKUP_FOLDER: '/srv/backups' }).backups).toEqual({
    folder: resolve('/srv/backups'),
    everyMs: 24 * hourMs,
    kept: 14,
  });
  expect(readEnvironment({}).backups).toBe(null);
});

test.each(['', 'backups', '..data'])('backups in media/%s are refused, which is served', (name) => {
  const data = resolve('data');

  expect(() =>
    readEnvironment({ KASHI_DATA: data, KASHI_BACKUP_FOLDER: join(data, 'media', name) }),
  ).toThrow('KASHI_BACKUP_FOLDER lies in the folder of the pictures');
});

test.each([
  { KASHI_BACKUP_HOURS: '0' },
  { KASHI_BACKUP_HOURS: 'daily' },
  { KASHI_BACKUPS_KEPT: '0' },
  { KASHI_BACKUPS_KEPT: '2.5' },
])('%j is refused by its name', (variables) => {
  const [name = ''] = Object.keys(variables);

  expect(() => readEnvironment({ KASHI_BACKUP_FOLDER: '/srv/backups', ...variables })).toThrow(
    name,
  );
});
