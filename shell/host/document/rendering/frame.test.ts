import { expect, onTestFinished, test, vi } from 'vitest';
import type { ShellApi } from '@kashi/border/shell-api';
import { emptyFrame } from '../shop-content.ts';
import { aSet, documentAt } from '../compose-fixtures.ts';
import { LateError, shellDeadlineMs } from './deadline.ts';

/** A set whose shell gives a sample of its frame, with this rendering of its badge. */
function aSetWithSample(badge: () => Promise<string>) {
  const renderFrame = vi.fn(async (shellApi: ShellApi) => ({
    above: `<header>${shellApi.location()} ${await shellApi.fragment.html?.('mf-b/badge', {}, 'b')}</header>`,
    below: '<footer></footer>',
  }));
  const set = aSet({ fragments: ['badge'], renderFragment: badge });
  const sample = {
    url: '/sample',
    fitted: ({ above, below }: { above: string; below: string }, url: string) =>
      url === '/own' ? null : { above: above.replace('/sample', url), below },
  };
  Object.assign(set.shell.entry, { renderFrame, sample });
  return { set, renderFrame };
}

test('the frame is rendered once for each state of the shop, and fitted to each page', async () => {
  const badge = vi.fn(() => Promise.resolve('badge'));
  const { set, renderFrame } = aSetWithSample(badge);

  const first = await documentAt('/hello', set);
  const second = await documentAt('/hello?page=2', set);

  expect(first.html).toContain('<header>/hello badge</header>');
  expect(second.html).toContain('<header>/hello?page=2 badge</header>');
  expect(renderFrame).toHaveBeenCalledOnce();
  expect(badge).toHaveBeenCalledTimes(2);
  expect(second.html).toContain('href="/r/mf-b/1/web/entry.js"');
});

test('a fragment that failed once is back on the next page', async () => {
  const badge = vi.fn(() => Promise.resolve('badge'));
  const { set } = aSetWithSample(badge);
  badge.mockRejectedValueOnce(new Error('broken'));

  const broken = await documentAt('/hello', set);
  const { html } = await documentAt('/hello', set);

  expect(broken.html).toContain('<header>/hello </header>');
  expect(html).toContain('<header>/hello badge</header>');
});

test('a frame that could not be rendered is tried again', async () => {
  const { set, renderFrame } = aSetWithSample(() => Promise.resolve(''));
  renderFrame.mockRejectedValueOnce(new Error('broken'));

  await expect(documentAt('/hello', set)).rejects.toThrow('broken');

  expect((await documentAt('/hello', set)).html).toContain('<header>/hello </header>');
});

test('a frame that never comes is tried again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { set, renderFrame } = aSetWithSample(() => Promise.resolve(''));
  renderFrame.mockReturnValueOnce(new Promise(() => undefined));

  const late = expect(documentAt('/hello', set)).rejects.toThrow(LateError);
  await vi.advanceTimersByTimeAsync(shellDeadlineMs);
  await late;

  expect((await documentAt('/hello', set)).html).toContain('<header>/hello </header>');
});

test('a changed shop gets a new frame', async () => {
  const { set, renderFrame } = aSetWithSample(() => Promise.resolve(''));

  await documentAt('/hello', set);
  await documentAt('/hello', set, { ...emptyFrame, shopName: 'Other' });

  expect(renderFrame).toHaveBeenCalledTimes(2);
});

test('a frame that the sample cannot fit is rendered for its page', async () => {
  const { set, renderFrame } = aSetWithSample(() => Promise.resolve('badge'));

  const { html } = await documentAt('/own', set);

  expect(html).toContain('<header>/own badge</header>');
  expect(renderFrame).toHaveBeenCalledTimes(2);
});
