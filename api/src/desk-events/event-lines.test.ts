import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { EventLines } from './event-lines.ts';

test('a session that cannot be looked up keeps no other desk from hearing, and hears itself that it has missed something', async () => {
  const lines = new EventLines();
  const join = (roles: () => Promise<['support']>) => {
    const raw = new PassThrough({ encoding: 'utf8' });
    lines.add(raw as never, roles);
    raw.read();
    return () => raw.read() as string | null;
  };
  const lookUp = vi.fn(() => Promise.resolve<['support']>(['support']));
  const failing = join(lookUp.mockRejectedValueOnce(new Error('away')));
  const other = join(() => Promise.resolve(['support']));

  await expect(lines.tell('message 1')).rejects.toThrow('away');
  const heard = [failing(), other()];
  await lines.beat();
  const atBeat = [failing(), other()];
  await lines.beat();

  expect(heard).toEqual([null, 'data: {"kind":"message","id":1}\n\n']);
  expect(atBeat).toEqual(['event: missed\ndata: {}\n\n', ': beat\n\n']);
  expect(failing()).toBe(': beat\n\n');
});
