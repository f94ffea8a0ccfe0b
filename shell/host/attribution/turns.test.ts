import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Turns, type RunningRelease } from './turns.ts';

const named = (remote: string): RunningRelease => ({ remote, version: '1', team: '' });
const fetch = () => Promise.resolve(new Response());

/** A host whose releases `a` and `b` run the given code; `told` lists the names that the host reports, `-` for none. */
function aHost() {
  const told: string[] = [];
  const turns = new Turns((release) => told.push(release?.remote ?? '-'));
  const render = (remote: string, work: () => Promise<unknown>) =>
    turns.taken(named(remote), { work }).work();
  return { told, turns, render };
}

test('the called release has the turn, and after the call no release has it', async () => {
  const { told, render } = aHost();

  await render('a', () => render('b', () => Promise.resolve()));

  expect(told).toEqual(['a', 'b', 'a', '-']);
});

test('a release that waits for the API has no turn: the one that renders has it', async () => {
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

test('rendering while the HTML is being written counts for the same release', async () => {
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

test('a call outside any release takes no turn', async () => {
  const { told, turns } = aHost();

  await turns.resting(fetch)('/v1/Things');

  expect(told).toEqual([]);
});

test('a render that hangs stops being a suspect after a while', async ({ onTestFinished }) => {
  const { told, render } = aHost();
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  clock.mockReturnValue(0);
  void render('a', () => new Promise(() => undefined));

  clock.mockReturnValue(11_000);
  await render('b', () => Promise.resolve());

  expect(told).toEqual(['a', 'b', '-']);
});
