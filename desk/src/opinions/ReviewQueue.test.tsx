import type { DeskReview } from '@kashi/contracts/desk/opinions';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { DeskProblem } from '../server/desk-problem.ts';
import { messages } from './messages.ts';
import { aWaitingOpinion } from './opinion-fixtures.ts';
import { ReviewQueue } from './ReviewQueue.tsx';

const aReview: DeskReview = {
  ...aWaitingOpinion,
  title: 'عالی بود',
  text: 'یک هفته است که استفاده می‌کنم.',
  rating: null,
  pictureIds: [11, 12],
};

/** The queue of a desk that has this one review, until a call takes a photo, or the review, away, or says what is left. */
function queueOf(
  answer: (name: string, leave: (left: DeskReview[]) => void) => void = () => undefined,
) {
  let reviews = [aReview];
  const read = vi.fn((name: string) =>
    name === 'GET /v1/desk/reviews/pictures'
      ? { pictures: [11, 12].map((id) => ({ id, picture: `data:image/webp;base64,${id}` })) }
      : { rows: reviews, next: null },
  );
  const sent: [name: string, input: object][] = [];
  const ask = async (name: string, input: { pictureId?: number }) => {
    if (name.startsWith('GET')) return { data: read(name) };
    sent.push([name, input]);
    answer(name, (left) => (reviews = left));
    reviews = input.pictureId
      ? reviews.map((review) => ({
          ...review,
          pictureIds: review.pictureIds.filter((id) => id !== input.pictureId),
        }))
      : [];
    return { data: null };
  };
  render(
    <CoreAdminContext dataProvider={{ ...deskData(), ask } as never}>
      <ReviewQueue />
    </CoreAdminContext>,
  );
  return { sent, read };
}

test('a photo is removed by its number, which is said, and the review waits with the other', async () => {
  const { sent, read } = queueOf();
  expect(await screen.findAllByRole('img')).toHaveLength(2);

  await userEvent.keyboard('[Digit1]');

  expect(await screen.findByText(messages.pictureRemoved('۱'))).toBeTruthy();
  expect(sent).toEqual([['POST /v1/desk/reviews/remove-picture', { id: 4, pictureId: 11 }]]);
  const [left, ...others] = screen.getAllByRole('img');
  expect(left?.getAttribute('src')).toBe('data:image/webp;base64,12');
  expect(others).toEqual([]);
  expect(screen.queryByRole('button', { name: /^حذف عکس ۲/ })).toBeNull();
  expect(document.activeElement?.textContent).toContain(messages.approve);
  // The photos themselves never change, and may be large.
  expect(read.mock.calls.filter(([name]) => name.endsWith('pictures'))).toHaveLength(1);
});

test('an approved review is gone, and a refusal says why and leaves it', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const away = 'عکس‌ها آماده نشدند.';
  const answer = vi
    .fn<(name: string) => void>(() => undefined)
    .mockImplementationOnce(() => {
      throw new DeskProblem('broken', 503, { sentence: away });
    });
  queueOf(answer);
  await screen.findAllByRole('img');

  await userEvent.keyboard('[KeyA]');
  expect(await screen.findByText(away)).toBeTruthy();
  expect(screen.getByText(aReview.text)).toBeTruthy();
  complaint.mockClear();
  await userEvent.keyboard('[KeyA]');

  expect(await screen.findByText(messages.nothing)).toBeTruthy();
});

test('a review that a colleague has refused meanwhile goes, and the sentence stays', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const sentence = 'این دیدگاه پیدا نشد.';
  queueOf((_name, leave) => {
    leave([]);
    throw new DeskProblem('refused', 404, { sentence });
  });
  await screen.findAllByRole('img');

  await userEvent.keyboard('[KeyA]');

  expect(await screen.findByText(messages.nothing)).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  complaint.mockClear();
});

test('a review that its writer has changed meanwhile shows its present words, and those alone are approved', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const sentence = 'نویسنده آن را تغییر داده است.';
  const changed = { ...aReview, version: 'second', text: 'دو هفته است که استفاده می‌کنم.' };
  const answer = vi
    .fn<(name: string, leave: (left: DeskReview[]) => void) => void>(() => undefined)
    .mockImplementationOnce((_name, leave) => {
      leave([changed]);
      throw new DeskProblem('refused', 409, { sentence, value: { current: changed } });
    });
  const { sent } = queueOf(answer);
  await screen.findByText(aReview.text);

  await userEvent.keyboard('[KeyA]');
  expect(await screen.findByText(changed.text)).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  complaint.mockClear();
  await userEvent.keyboard('[KeyA]');

  expect(await screen.findByText(messages.nothing)).toBeTruthy();
  expect(sent.map(([, input]) => input)).toEqual([
    { id: 4, version: 'first' },
    { id: 4, version: 'second' },
  ]);
});

test('a refusal says which version of the review was read', async () => {
  const { sent } = queueOf();
  await screen.findAllByRole('img');

  await userEvent.keyboard('[KeyX]');

  expect(await screen.findByText(messages.nothing)).toBeTruthy();
  expect(sent).toEqual([['POST /v1/desk/reviews/refuse', { id: 4, version: 'first' }]]);
});
