import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { messages } from './messages.ts';
import { OpinionQueue } from './OpinionQueue.tsx';

const opinion = (id: number) => ({
  id,
  productName: `کالای ${id}`,
  customerName: '',
  registeredAt: '2026-01-10T08:00:00.000Z',
});

/** The queue with these opinions. Returns which were judged, and how the queue is read again with other ones. */
function queueOf(...ids: number[]) {
  const judged: number[] = [];
  const steps = [
    {
      key: 'KeyA',
      title: messages.approve,
      take: ({ id }: { id: number }) => Promise.resolve(judged.push(id)),
    },
  ];
  const queue = (shown: number[]) => (
    <OpinionQueue
      reading={{
        data: { rows: shown.map(opinion), next: null },
        error: null,
        isPending: false,
        isLoadingError: false,
        refetch: vi.fn<() => Promise<void>>(),
      }}
      caption=""
      steps={steps}
      isBusy={false}
      problem={null}
    >
      {({ id }) => `متن ${id}`}
    </OpinionQueue>
  );
  const { rerender } = render(queue(ids));
  return { judged, readAgain: (...left: number[]) => rerender(queue(left)) };
}

test('a letter judges the opinion that is read, also after a colleague has judged the one before it', async () => {
  const { judged, readAgain } = queueOf(1, 2, 3);
  await userEvent.keyboard('[ArrowDown]');

  readAgain(2, 3);
  await userEvent.keyboard('[KeyA]');

  expect(judged).toEqual([2]);
});

test('after an opinion was judged the next one is current, wherever colleagues have moved them', async () => {
  const { judged, readAgain } = queueOf(1, 2, 3, 4);
  await userEvent.keyboard('[ArrowDown]');

  readAgain(2, 3, 4);
  await userEvent.keyboard('[KeyA]');
  readAgain(3, 4);
  await userEvent.keyboard('[KeyA]');

  expect(judged).toEqual([2, 3]);
  expect(screen.getByText('متن 3').closest('li')?.contains(document.activeElement)).toBe(true);
});
