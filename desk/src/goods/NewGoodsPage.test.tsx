import type { Goods } from '@kashi/contracts/desk/goods/goods';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { LeavingGuard } from '../parts/form/LeavingGuard.tsx';
import { deskData } from '../server/desk-data.ts';
import { aProduct, noShelves } from './goods-draft-fixtures.ts';
import { messages } from './messages.ts';
import { NewGoodsPage } from './NewGoodsPage.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The page at a server that answers each save when it is told to. Returns what was sent, and where the member is. */
async function aPage() {
  const sent: [call: string, input: object][] = [];
  const asked = vi.fn(() => false);
  vi.stubGlobal('confirm', asked);
  let answer = (_value: object, _status?: number): void => undefined;
  let loseAnswer = (): void => undefined;
  const response = (Value: object, status = 200) =>
    new Response(JSON.stringify({ Value, Message: null, Status: status }), { status });
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Promise.resolve(response(noShelves));
    sent.push([url.replace(/^.*\//, ''), JSON.parse(body as string) as object]);
    return new Promise<Response>((resolve, reject) => {
      answer = (value, status) => resolve(response(value, status));
      loseAnswer = () => reject(new TypeError('Failed to fetch'));
    });
  });
  const element = (
    <CoreAdminContext dataProvider={deskData()}>
      <LeavingGuard />
      <NewGoodsPage />
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/goods/create', element },
      { path: '/goods/:id', element: 'ویرایش' },
    ],
    { initialEntries: ['/goods/create'] },
  );
  render(<RouterProvider router={router} />);
  const name = await screen.findByRole('textbox', { name: messages.name });
  return {
    sent,
    asked,
    name,
    answer: (saved: Goods) => answer(saved),
    saysMade: (current: Goods) => answer({ current }, 409),
    loseAnswer: () => loseAnswer(),
  };
}

const save = () => userEvent.click(screen.getByRole('button', { name: messages.save }));
const [black] = aProduct.variants;
if (!black) throw new Error('The product has variants');
const made: Goods = { ...aProduct, variants: [black] };

test('a product that is made is shown in its editor', async () => {
  const { name, asked, answer } = await aPage();
  await userEvent.type(name, 'گوشی');
  await save();
  answer(made);

  await screen.findByText('ویرایش');
  expect(asked).not.toHaveBeenCalled();
});

test('what is typed while a product is made stays, and the next save changes that product instead of making another one', async () => {
  const { name, asked, sent, answer } = await aPage();
  await userEvent.type(name, 'گوشی');

  await save();
  await userEvent.type(name, ' نو');
  answer(made);
  await screen.findByText(messages.made);
  expect(name).toHaveProperty('value', 'گوشی نو');
  await save();
  answer({ ...made, version: 2 });

  await screen.findByText('ویرایش');
  expect(asked).not.toHaveBeenCalled();
  expect(sent).toMatchObject([
    ['create', { name: 'گوشی', variants: [{ id: null }] }],
    ['change', { id: 1, version: 1, name: 'گوشی نو', variants: [{ id: 7 }] }],
  ]);
});

test('what is typed after an answer was lost is saved over the product that was made all the same', async () => {
  const { name, asked, sent, answer, saysMade, loseAnswer } = await aPage();
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  await userEvent.type(name, 'گوشی');
  await save();
  loseAnswer();
  await screen.findByRole('alert');

  await userEvent.type(name, ' نو');
  await save();
  saysMade(made);
  await screen.findByText(messages.made);
  await save();
  answer({ ...made, version: 2 });

  await screen.findByText('ویرایش');
  complaint.mockClear();
  expect(asked).not.toHaveBeenCalled();
  expect(sent).toMatchObject([
    ['create', { name: 'گوشی', variants: [{ id: null }] }],
    ['create', { name: 'گوشی نو', variants: [{ id: null }] }],
    ['change', { id: 1, version: 1, name: 'گوشی نو', variants: [{ id: 7, seenStock: 10 }] }],
  ]);
});
