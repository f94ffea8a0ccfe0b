import type { Picture } from '@kashi/contracts/picture';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as pictureMessages } from '../pictures/messages.ts';
import { messages as partMessages } from '../parts/messages.ts';
import { deskData } from '../server/desk-data.ts';
import { messages } from './messages.ts';
import { ShelvesPage } from './ShelvesPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const brand = { id: 7, title: 'زنبق', version: '1', logo: '/media/mark-320.webp', alt: '' };

const mark: Picture = {
  Base: '/media/new-mark',
  Widths: [160, 320],
  Formats: ['webp'],
  Width: 320,
  Height: 320,
  Alt: '',
};

interface Shop {
  /** The brand as another member has saved it meanwhile. */
  theirs?: typeof brand;
  /** The first saves that get no answer. */
  loses?: number;
  /** The answer to an upload. */
  uploaded?: Promise<Picture>;
}

/** The shelves of a shop with one brand. */
function renderShelves({ theirs, loses = 0, uploaded = Promise.resolve(mark) }: Shop = {}) {
  let now = brand;
  const sent: (Partial<typeof brand> & { key?: string })[] = [];
  const shelves = () => ({
    groups: [],
    subGroups: [],
    categories: [],
    brands: [now],
    propertyGroups: [],
    properties: [],
  });
  const answer = (Value: unknown, Status = 200, Message: string | null = null) =>
    Promise.resolve(new Response(JSON.stringify({ Value, Message, Status }), { status: Status }));
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return answer(shelves());
    if (url.includes('/pictures/')) return uploaded.then((picture) => answer(picture));
    const input = JSON.parse(body as string) as Partial<typeof brand>;
    sent.push(input);
    if (sent.length <= loses) return Promise.reject(new TypeError('The answer is lost'));
    if (theirs && now === brand) {
      now = theirs;
      return answer({ current: shelves() }, 409, 'همکار دیگری این را تغییر داده است.');
    }
    now = { ...now, ...input, version: `${now.version}+` };
    return answer(shelves());
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

async function opensBrand(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: brand.title }));
  await screen.findByRole('dialog', { name: messages.one.brand });
}

function saves(): void {
  fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);
}

test('a brand’s mark is removed, and its text is written, with one save', async () => {
  const sent = renderShelves();
  await opensBrand();

  fireEvent.click(screen.getByRole('button', { name: pictureMessages.removeOf(messages.logo) }));
  fireEvent.change(screen.getByLabelText(messages.alt), { target: { value: 'نشان زنبق' } });
  saves();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([{ id: 7, version: '1', title: 'زنبق', logo: '', alt: 'نشان زنبق' }]);
});

test('what is typed while a mark is on its way stays when the mark arrives, and Escape asks before either is lost', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  let arrives = (): void => undefined;
  const uploaded = new Promise<Picture>((resolve) => (arrives = () => resolve(mark)));
  const sent = renderShelves({ uploaded });
  await opensBrand();

  const file = new File(['mark'], 'mark.png', { type: 'image/png' });
  const input = screen.getByLabelText(pictureMessages.anotherOf(messages.logo), {
    selector: 'input',
  });
  fireEvent.change(input, { target: { files: [file] } });
  await screen.findByText(pictureMessages.sendingOne);
  await userEvent.keyboard('{Escape}');
  expect(confirm).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByLabelText(messages.alt), { target: { value: 'نشان زنبق' } });
  arrives();
  await screen.findByText(pictureMessages.oneSent);
  saves();

  await waitFor(() =>
    expect(sent).toMatchObject([{ logo: '/media/new-mark-320.webp', alt: 'نشان زنبق' }]),
  );
});

test('a save that changes no picture sends none', async () => {
  const sent = renderShelves();
  await opensBrand();

  fireEvent.change(screen.getByLabelText(messages.name), { target: { value: 'نرگس' } });
  saves();

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.keys(sent[0] ?? {})).not.toContain('logo');
});

test('whoever has given a mark keeps it, under the title that a colleague has saved first', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const sent = renderShelves({ theirs: { ...brand, title: 'سوسن', version: '2' } });
  await opensBrand();
  fireEvent.change(screen.getByLabelText(messages.alt), { target: { value: 'نشان' } });
  saves();
  await screen.findByRole('alert');

  fireEvent.click(screen.getByRole('button', { name: partMessages.keepMine }));
  saves();

  await waitFor(() => expect(sent.at(-1)).toMatchObject({ title: 'سوسن', alt: 'نشان' }));
  complaint.mockClear();
});

test('whoever is second is told what the first has saved, and may keep the own title', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const sent = renderShelves({ theirs: { ...brand, title: 'سوسن', version: '2', logo: '' } });
  await opensBrand();
  fireEvent.change(screen.getByLabelText(messages.name), { target: { value: 'نرگس' } });
  saves();

  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('سوسن');
  expect(screen.getByLabelText<HTMLInputElement>(messages.name).value).toBe('نرگس');
  fireEvent.click(screen.getByRole('button', { name: partMessages.keepMine }));
  saves();

  await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: '2', title: 'نرگس' }));
  complaint.mockClear();
});

test('a new brand that is saved again after a lost answer is the same press', async () => {
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const sent = renderShelves({ loses: 1 });
  const add = { name: messages.addTo(messages.kinds.brand) };
  fireEvent.click(await screen.findByRole('button', add));
  fireEvent.change(await screen.findByLabelText(messages.name), { target: { value: 'نرگس' } });

  saves();
  await screen.findByRole('alert');
  saves();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  complaint.mockClear();
});
