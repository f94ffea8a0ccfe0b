import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('the time runs down in minutes and seconds, and its end is reported once', async () => {
  const end = vi.fn();
  render(<Countdown seconds={65} onEnd={end} />);
  expect(screen.getByRole('timer').textContent).toBe('۰۱:۰۵');

  await wait(6_000);
  expect(screen.getByRole('timer').textContent).toBe('۰۰:۵۹');
  expect(end).not.toHaveBeenCalled();

  await wait(90_000);
  expect(screen.getByRole('timer').textContent).toBe('۰۰:۰۰');
  expect(end).toHaveBeenCalledOnce();
});

test('the time runs on while the phone sleeps, and is not given back by a clock that is set back', async () => {
  render(<Countdown seconds={120} />);

  // A sleeping phone stops the clock of the page, but not that of the world.
  vi.setSystemTime(Date.now() + 60_000);
  await wait(250);
  expect(screen.getByRole('timer').textContent).toBe('۰۱:۰۰');

  vi.setSystemTime(Date.now() - 3_600_000);
  await wait(250);
  expect(screen.getByRole('timer').textContent).toBe('۰۱:۰۰');
});

test('a screen reader does not announce every second', () => {
  render(<Countdown seconds={65} />);

  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
});
