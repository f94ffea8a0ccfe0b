import type { DeskQuestion, DeskReview } from '@kashi/contracts/desk/opinions';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { messages } from './messages.ts';
import { aQuestion, aWaitingOpinion } from './opinion-fixtures.ts';
import { OpinionsPage } from './OpinionsPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const confirmedAt = '2026-01-11T08:00:00.000Z';
const publicQuestion: DeskQuestion = { ...aQuestion, confirmedAt };
const publicReview: DeskReview = {
  ...aWaitingOpinion,
  confirmedAt,
  title: 'عالی بود',
  text: 'یک هفته است که استفاده می‌کنم.',
  rating: 5,
  pictureIds: [],
};

/** The page of opinions at this address. `lists` has the rows by the list and its state; whatever is sent empties all of them. */
function openAt(path: string, lists: Record<string, readonly object[]>) {
  let left = lists;
  const asked: string[] = [];
  const sent: [path: string, input: unknown][] = [];
  const answerTo = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://desk.example');
    if (pathname === '/v1/desk/waiting') return { reviews: 2, questions: 65, unanswered: 60 };
    asked.push(address);
    const list = [pathname.split('/').at(-1), searchParams.get('state')].filter(Boolean).join(' ');
    return { rows: left[list] ?? [], next: null };
  };
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push([address, JSON.parse(body as string)]);
      left = {};
    }
    const Value = method === 'POST' ? {} : answerTo(address);
    return Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 })));
  });
  render(
    <MemoryRouter initialEntries={[path]}>
      <CoreAdminContext dataProvider={deskData()}>
        <OpinionsPage />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { asked, sent };
}

const rowOf = async (words: string) => {
  const row = (await screen.findByText(words)).closest('tr');
  if (!row) throw new Error('The opinion stands in no row.');
  return within(row);
};

test('each queue says how many wait in it', async () => {
  openAt('/opinions', {});

  const tabs = within(screen.getByRole('navigation', { name: messages.title }));
  await tabs.findByRole('link', { name: `${messages.reviews} (۲)` });
  tabs.getByRole('link', { name: `${messages.questions} (۵)` });
  tabs.getByRole('link', { name: `${messages.unanswered} (۶۰)` });
});

test('a question that is public without an answer is answered in its queue, which approves nothing again', async () => {
  const { sent } = openAt('/opinions/unanswered', { 'questions unanswered': [publicQuestion] });
  await screen.findByText(aQuestion.question);
  expect(screen.queryByRole('button', { name: new RegExp(`^${messages.approve}`) })).toBeNull();

  await userEvent.keyboard('[KeyW]');
  const answer = 'بله، تا یک متر ضد آب است.';
  await userEvent.type(await screen.findByRole('textbox', { name: messages.answerText }), answer);
  await userEvent.click(screen.getByRole('button', { name: messages.sendAnswer }));

  expect(await screen.findByText(messages.nothing)).toBeTruthy();
  expect(sent).toEqual([['/v1/desk/questions/answer', { id: 4, version: 'first', answer }]]);
});

test('a question that shoppers read is not deleted by one key', async () => {
  const { sent } = openAt('/opinions/unanswered', { 'questions unanswered': [publicQuestion] });
  await screen.findByText(aQuestion.question);

  await userEvent.keyboard('[KeyX]');

  await screen.findByRole('dialog', { name: messages.takeDownTitle.questions });
  expect(sent).toEqual([]);
});

test('a public answer is found and corrected', async () => {
  const answered = { ...publicQuestion, answer: 'بله، ضد آب است.', answeredAt: confirmedAt };
  const { sent } = openAt('/opinions/public-questions', { 'questions public': [answered] });

  const row = await rowOf(aQuestion.question);
  await userEvent.click(row.getByRole('button', { name: messages.correctAnswer }));
  await userEvent.type(screen.getByRole('textbox', { name: messages.answerText }), ' تا یک متر.');
  await userEvent.click(screen.getByRole('button', { name: messages.sendAnswer }));

  await vi.waitFor(() =>
    expect(sent).toEqual([
      [
        '/v1/desk/questions/answer',
        { id: 4, version: 'first', answer: 'بله، ضد آب است. تا یک متر.' },
      ],
    ]),
  );
});

test.each([
  ['reviews', { 'reviews public': [publicReview] }, `${publicReview.title}: ${publicReview.text}`],
  ['questions', { 'questions public': [publicQuestion] }, aQuestion.question],
] as const)(
  'of public %s one is taken down once that is agreed to, and it is said',
  async (about, rows, words) => {
    const { sent } = openAt(`/opinions/public-${about}`, rows);

    const row = await rowOf(words);
    await userEvent.click(row.getByRole('button', { name: messages.takeDown }));
    const dialog = within(screen.getByRole('dialog', { name: messages.takeDownTitle[about] }));
    expect(dialog.getByText(words)).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: messages.takeDown }));

    const said = await screen.findByText(messages.takenDown);
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(sent).toEqual([[`/v1/desk/${about}/refuse`, { id: 4, version: 'first' }]]);
  },
);

test('whoever deletes a public question sees the answer that goes with it', async () => {
  const answered = { ...publicQuestion, answer: 'بله، ضد آب است.', answeredAt: confirmedAt };
  openAt('/opinions/public-questions', { 'questions public': [answered] });

  const row = await rowOf(aQuestion.question);
  await userEvent.click(row.getByRole('button', { name: messages.takeDown }));

  const dialog = screen.getByRole('dialog', { name: messages.takeDownTitle.questions });
  expect(dialog.textContent).toContain(
    `${aQuestion.question}\n${messages.answerText}: بله، ضد آب است.`,
  );
});

test('public reviews of one product are found by its name, and then another product is typed', async () => {
  const { asked } = openAt('/opinions/public-reviews', {
    'reviews public': [publicReview],
    goods: [{ id: 7, name: 'ساعت ماهور' }],
  });
  await rowOf(`${publicReview.title}: ${publicReview.text}`);

  await userEvent.type(screen.getByRole('combobox', { name: messages.product }), 'ماهور');
  await userEvent.click(await screen.findByRole('option', { name: 'ساعت ماهور' }));
  await userEvent.click(screen.getByRole('button', { name: 'جستجو' }));

  await vi.waitFor(() =>
    expect(asked.at(-1)).toMatch(/^\/v1\/desk\/reviews\?(?=.*state=public)(?=.*productId=7)/),
  );
  await userEvent.clear(screen.getByRole('combobox', { name: messages.product }));
  await userEvent.type(screen.getByRole('combobox', { name: messages.product }), 'کفش');
  expect(screen.getByRole('combobox', { name: messages.product })).toHaveProperty('value', 'کفش');
});
