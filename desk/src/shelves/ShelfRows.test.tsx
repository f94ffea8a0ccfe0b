import type { Shelves } from '@kashi/contracts/desk/goods/shelves';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { messages } from './messages.ts';
import { ShelvesPage } from './ShelvesPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const shelf = (id: number, title: string) => ({ id, title, version: '1' });
const under = (id: number, title: string, groupId: number) => ({
  ...shelf(id, title),
  groupId,
  sizeGuide: null,
});

/**
 * The shelves of a shop with so many subgroups whose groups are in this order; a raise makes them the next one, or is refused with it.
 */
function renderShelves(orders: string[][], status = 200, subGroups = 3) {
  const ids = ['پوشاک', 'کیف', 'خانه'];
  const sent: object[] = [];
  const shelves = (): Shelves => ({
    groups: (orders[0] ?? []).map((title) => ({
      ...shelf(ids.indexOf(title), title),
      picture: null,
    })),
    subGroups: [
      under(11, 'پیراهن', 0),
      under(12, 'چمدان', 1),
      under(13, 'کوله', 1),
      ...Array.from({ length: subGroups - 3 }, (_, at) => under(20 + at, `زیر ${at}`, 0)),
    ],
    categories: [],
    brands: [],
    propertyGroups: [],
    properties: [],
  });
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit = {}) => {
    const isRaise = method === 'POST';
    if (isRaise) {
      sent.push(JSON.parse(body as string) as object);
      orders.shift();
    }
    const Status = isRaise ? status : 200;
    const Value = Status === 409 ? { current: shelves() } : shelves();
    const Message = Status === 409 ? 'ترتیب دیگری است.' : null;
    return Promise.resolve(
      new Response(JSON.stringify({ Value, Message, Status }), { status: Status }),
    );
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <ShelvesPage />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return sent;
}

const raiseOf = (title: string) => screen.findByRole('button', { name: messages.raiseOf(title) });

/** The titles of the groups in the order of the screen. */
const groups = () =>
  [...screen.getByRole('group', { name: messages.kinds.group }).querySelectorAll('button')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== messages.raise && text !== messages.add);

test('a group that is raised stands one place up, is told, and keeps the keyboard at its button', async () => {
  const sent = renderShelves([
    ['پوشاک', 'کیف'],
    ['کیف', 'پوشاک'],
  ]);
  const raise = await raiseOf('کیف');

  await userEvent.click(raise);

  await screen.findByText(messages.raised('کیف'));
  expect(groups()).toEqual(['کیف', 'پوشاک']);
  expect(document.activeElement).toBe(raise);
  await userEvent.click(raise);
  expect(sent).toEqual([{ kind: 'group', id: 1, above: 0 }]);
});

test('the first subgroup of a group is not raised over those of the group before', async () => {
  const sent = renderShelves([['پوشاک', 'کیف']]);

  await userEvent.click(await raiseOf('چمدان'));
  expect(sent).toEqual([]);
  await userEvent.click(await raiseOf('کوله'));

  expect(sent).toEqual([{ kind: 'subGroup', id: 13, above: 12 }]);
});

test('whoever raises a group in an order of before is told, and sees the order of now', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  renderShelves(
    [
      ['پوشاک', 'کیف'],
      ['کیف', 'خانه', 'پوشاک'],
    ],
    409,
  );

  await userEvent.click(await raiseOf('کیف'));

  await screen.findByText('ترتیب دیگری است.');
  await vi.waitFor(() => expect(groups()).toEqual(['کیف', 'خانه', 'پوشاک']));
  complaint.mockClear();
});

test('an owner finds a shelf by a few letters of its title or of the title above it, as an Arabic keyboard writes them', async () => {
  renderShelves([['پوشاک', 'کیف']]);
  const find = await screen.findByRole('searchbox', { name: messages.find });

  await userEvent.type(find, `${String.fromCodePoint(0x0643)}وله`);
  expect(screen.queryByRole('button', { name: 'کوله' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'چمدان' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'کیف' })).toBeNull();
  await userEvent.clear(find);
  await userEvent.type(find, 'کیف');

  expect(screen.queryByRole('button', { name: 'چمدان' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'پیراهن' })).toBeNull();
  expect(screen.getAllByText(messages.noneFound)).not.toEqual([]);
});

test('subgroups of a full shop are folded under their groups, until something is sought', async () => {
  renderShelves([['پوشاک', 'کیف']], 200, 61);
  const isOpen = () => screen.getByText(messages.parent('پوشاک', 59)).closest('details')?.open;
  const find = await screen.findByRole('searchbox', { name: messages.find });
  expect(isOpen()).toBe(false);

  await userEvent.type(find, 'پوشاک');
  expect(isOpen()).toBe(true);
  await userEvent.clear(find);

  expect(isOpen()).toBe(false);
});

test('whoever is refused after the search was cleared is told all the same', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const order = ['پوشاک', 'کیف'];
  renderShelves([order, order], 409, 61);
  const find = await screen.findByRole('searchbox', { name: messages.find });

  await userEvent.type(find, 'کوله');
  await userEvent.click(await raiseOf('کوله'));
  await screen.findByText('ترتیب دیگری است.');
  await userEvent.clear(find);

  expect(screen.queryByText('ترتیب دیگری است.')).not.toBeNull();
  complaint.mockClear();
});

test('a shelf that is found is raised over the one before it in the whole order', async () => {
  const sent = renderShelves([['پوشاک', 'کیف']]);

  await userEvent.type(await screen.findByRole('searchbox', { name: messages.find }), 'کوله');
  await userEvent.click(await raiseOf('کوله'));

  expect(sent).toEqual([{ kind: 'subGroup', id: 13, above: 12 }]);
});
