import { expect, test, vi } from 'vitest';
import type { Judgement } from '../../releases/judgements.ts';
import { CanaryWatch } from './canary-watch.ts';
import type { Trial } from '../release-sets/trial.ts';
import { count, emptySums } from './verdicts/trial-sums.ts';

const trial: Trial = {
  name: 'mf-a',
  canary: '2',
  predecessor: '1',
  percent: 10,
  since: 1,
  promotes: false,
};

function aWatch({ isFirst = true } = {}) {
  const judgements: Judgement[] = [];
  const clock = { now: 0 };
  const sums = emptySums();
  let trials = [trial];
  const stop = vi.fn(() => Promise.resolve(isFirst));
  const error = vi.fn();
  const decided = vi.fn(async (judgement: Judgement) => void judgements.push(judgement));
  const watch = new CanaryWatch({
    trials: () => trials,
    soFar: () => sums,
    // As at a host, where no look meets a canary again that was taken back.
    takeBack: () => void (trials = []),
    stop,
    decided,
    log: { error },
    now: () => clock.now,
  });
  const visits = (version: string, count: number, failed: number) => {
    for (let visit = 0; visit < count; visit++) {
      watch.note('mf-a', version, 'serverErrors', visit < failed ? 1 : 0);
    }
  };
  return {
    watch,
    stop,
    decided,
    error,
    sums,
    judgements,
    clock,
    visits,
    trials: (next: Trial[]) => (trials = next),
  };
}

type Watched = ReturnType<typeof aWatch>;

test('a canary that throws where its predecessor did not is stopped, and its figures are logged', async () => {
  const { watch, stop, judgements, visits } = aWatch();
  visits('1', 300, 0);
  visits('2', 30, 12);

  await watch.judge();
  await watch.judge();

  expect(stop).toHaveBeenCalledExactlyOnceWith(trial, 'errors on the server 40 %, before 0 %');
  expect(judgements).toMatchObject([
    {
      name: 'mf-a',
      canary: '2',
      predecessor: '1',
      verdict: 'worse',
      figures: { serverErrors: { canary: { value: 0.4, samples: 30 } } },
    },
  ]);
});

test('a canary that does well stays, and this is logged once', async () => {
  const { watch, stop, judgements, visits } = aWatch();
  visits('1', 300, 3);
  visits('2', 30, 0);

  await watch.judge();
  await watch.judge();

  expect(stop).not.toHaveBeenCalled();
  expect(judgements.map(({ verdict }) => verdict)).toEqual(['as good']);
});

test('of two hosts that see the same, one logs it', async () => {
  const { watch, judgements, visits } = aWatch({ isFirst: false });
  visits('1', 300, 0);
  visits('2', 30, 30);

  await watch.judge();

  expect(judgements).toEqual([]);
});

test('old samples do not count any more', async () => {
  const { watch, stop, clock, visits } = aWatch();
  visits('1', 300, 0);
  visits('2', 30, 30);
  clock.now += 11 * 60_000;
  visits('1', 300, 0);
  visits('2', 30, 0);

  await watch.judge();

  expect(stop).not.toHaveBeenCalled();
});

test('a canary with a visit every few minutes is stopped by all that was seen of it', async () => {
  const { watch, stop, sums, judgements } = aWatch();
  for (let visit = 0; visit < 60; visit++) {
    count(sums.canary, 'serverErrors', visit % 2);
    count(sums.predecessor, 'serverErrors', 0);
  }

  await watch.judge();

  expect(stop).toHaveBeenCalledExactlyOnceWith(trial, 'errors on the server 50 %, before 0 %');
  expect(judgements).toMatchObject([
    { verdict: 'worse', figures: { serverErrors: { canary: { value: 0.5, samples: 60 } } } },
  ]);
});

test('a version that comes back as a canary starts without samples', async () => {
  const { watch, stop, visits, trials } = aWatch();
  visits('1', 300, 0);
  visits('2', 29, 29);
  trials([]);
  await watch.judge();
  trials([trial]);
  visits('1', 300, 0);
  visits('2', 1, 1);

  await watch.judge();

  expect(stop).not.toHaveBeenCalled();
});

test.each([
  ['its figures', ({ watch }: Watched) => watch.judge()],
  ['a reason of its own', ({ watch }: Watched) => watch.condemn(trial, 'blocked a worker')],
])(
  'where the registry cannot be written, the canary is taken out of it later: by %s',
  async (_what, takeBack) => {
    const watched = aWatch();
    const { watch, stop, error, judgements, visits, clock } = watched;
    visits('1', 300, 0);
    visits('2', 30, 30);
    stop
      .mockRejectedValueOnce(new Error('The disk is full'))
      .mockRejectedValueOnce(new Error('The disk is full'));

    await takeBack(watched);
    await watch.judge();
    expect(stop).toHaveBeenCalledOnce();
    for (let look = 0; look < 4; look += 1) {
      clock.now += 15_000;
      await watch.judge();
    }

    expect(stop).toHaveBeenCalledTimes(3);
    expect(error).toHaveBeenCalledOnce();
    expect(judgements).toMatchObject([{ canary: '2', verdict: 'worse' }]);
  },
);

test('a canary that has left the registry is not taken out of it again where its figures cannot be written', async () => {
  const { watch, stop, decided, error, clock, visits } = aWatch();
  visits('1', 300, 0);
  visits('2', 30, 30);
  decided.mockRejectedValueOnce(new Error('The disk is full'));

  await watch.judge();
  clock.now += 15_000;
  await watch.judge();

  expect(stop).toHaveBeenCalledOnce();
  expect(error.mock.calls).toEqual([
    [
      new Error('The disk is full'),
      'The canary mf-a@2 was taken back, but its figures could not be written to decisions.jsonl',
    ],
  ]);
});
