import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerEndedSession, isSessionOver, onEndedSession } from './ended-session.ts';
import { hearNews } from './news-line.ts';

/** The lines that the desk has opened, the newest last. */
let lines: ALine[] = [];

/** A browser's line, which the test breaks and opens. */
class ALine extends EventTarget {
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    lines.push(this);
  }

  becomes(readyState: number, event: 'open' | 'message' | 'missed' | 'error'): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event(event));
  }

  close(): void {
    this.readyState = ALine.CLOSED;
  }
}

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', ALine);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opens = () => lines.at(-1)?.becomes(1, 'open');
const isRefused = () => lines.at(-1)?.becomes(2, 'error');
const passes = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** A desk that hears news, and a server that answers these statuses to its calls and then 200. */
function aDesk(...statuses: number[]) {
  const asked = vi.fn(() => {
    const status = statuses.shift() ?? 200;
    return Promise.resolve(new Response(JSON.stringify({ Value: {} }), { status }));
  });
  vi.stubGlobal('fetch', asked);
  const onNews = vi.fn();
  return { onNews, asked, leave: hearNews(onNews) };
}

test('the first opening is no news, and every event is', () => {
  const { onNews, leave } = aDesk();

  opens();
  expect(onNews).not.toHaveBeenCalled();
  lines[0]?.becomes(1, 'message');
  lines[0]?.becomes(1, 'missed');

  expect(lines.map(({ url }) => url)).toEqual(['/v1/desk/events']);
  expect(onNews).toHaveBeenCalledTimes(2);
  leave();
});

test('what happened while the line was broken is read when the browser has opened it again', async () => {
  const { onNews, leave } = aDesk();
  opens();

  lines[0]?.becomes(0, 'error');
  await passes(60);
  expect(lines).toHaveLength(1);
  opens();

  expect(onNews).toHaveBeenCalledTimes(1);
  leave();
});

test('after the end of the session the news goes on with the sign-in in place', async () => {
  const stopAsking = onEndedSession(() => undefined);
  const { onNews, leave } = aDesk(401);
  opens();

  isRefused();
  await passes(1);
  expect(isSessionOver()).toBe(true);
  await passes(600);
  expect(lines).toHaveLength(1);
  answerEndedSession(true);
  await passes(0);
  opens();

  expect(lines).toHaveLength(2);
  expect(onNews).toHaveBeenCalledTimes(1);
  leave();
  stopAsking();
});

test('a server that is away is asked after pauses that grow to half a minute, and anew from the first when it was back', async () => {
  const { onNews, asked, leave } = aDesk(502, 502, 502, 502, 502, 502, 502);
  isRefused();

  for (const [calls, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    await passes(seconds - 0.001);
    expect(asked).toHaveBeenCalledTimes(calls);
    await passes(0.001);
    expect(asked).toHaveBeenCalledTimes(calls + 1);
  }
  expect(lines).toHaveLength(1);
  await passes(30);
  expect(lines).toHaveLength(2);

  opens();
  // The line was never open before, and the screen is older than it.
  expect(onNews).toHaveBeenCalledTimes(1);
  isRefused();
  await passes(1);
  expect(lines).toHaveLength(3);
  leave();
});

test('whoever has left the desk opens no line any more, also not by a call that is answered afterwards', async () => {
  const { leave } = aDesk();
  isRefused();

  await passes(0.5);
  leave();
  await passes(60);

  expect(lines).toHaveLength(1);
  let answer = (): void => undefined;
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => (answer = () => resolve(new Response('{}')))),
  );
  const leaveAgain = hearNews(() => undefined);
  isRefused();
  await passes(1);
  leaveAgain();
  answer();
  await passes(60);

  expect(lines).toHaveLength(2);
});
