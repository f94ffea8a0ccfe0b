import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Turns, type RunningRelease } from './turns.ts';

const named = (remote: string): RunningRelease => ({ remote, version: '1', team: '' });
const fetch = () => Promise.resolve(new Response());

/** A host whose releases `a` and `b` do what is wished; `told` are the names that it tells, `-` for nobody. */
function aHost() {
  const told: string[] = [];
  const turns = new Turns((release) => told.push(release?.remote ?? '-'));
  const render = (remote: string, work: () => Promise<unknown>) =>
    turns.taken(named(remote), { work }).work();
  return { told, turns, render };
}

test('it is the turn of whom the host has called, and nobody’s afterwards', async () => {
  const { told, render } = aHost();

  await render('a', () => render('b', () => Promise.resolve()));

  expect(told).toEqual(['a', 'b', 'a', '-']);
});

test('who waits for the API blocks nobody: it is the turn of the one that renders', async () => {
  const { told, turns, render } = aHost();
  const slow = Promise.withResolvers<Response>();
  const waiting = render('a', () => turns.resting(() => slow.promise)('/v1/Things'));

  const other = render('b', () => nextTurn());
  expect(told.at(-1)).toBe('b');
  await other;
  expect(told.at(-1)).toBe('-');
  slow.resolve(new Response());
  await waiting;

  expect(told).toEqual(['a', '-', 'b', '-', 'a', '-']);
});

test('what is rendered while it is written is the same release’s', async () => {
  const { told, turns } = aHost();
  const entry = turns.taken(named('a'), {
    page: () => Promise.resolve({ title: 'A', pipe: () => Promise.resolve() }),
  });

  const { title, pipe } = await entry.page();
  await pipe();

  expect(title).toBe('A');
  expect(told).toEqual(['a', '-', 'a', '-']);
});

test('a render that throws gives its turn back', async () => {
  const { told, render } = aHost();

  await expect(render('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(told).toEqual(['a', '-']);
});

test('a call that no release makes takes no turn', async () => {
  const { told, turns } = aHost();

  await turns.resting(fetch)('/v1/Things');

  expect(told).toEqual([]);
});

test('a render that hangs is no suspect for long', async ({ onTestFinished }) => {
  const { told, render } = aHost();
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  clock.mockReturnValue(0);
  void render('a', () => new Promise(() => undefined));

  clock.mockReturnValue(11_000);
  await render('b', () => Promise.resolve());

  expect(told).toEqual(['a', 'b', '-']);
});
