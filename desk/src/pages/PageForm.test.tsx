import type { OwnPage } from '@kashi/contracts/desk/pages';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { PageForm } from './PageForm.tsx';

afterEach(() => vi.unstubAllGlobals());

const page: OwnPage = {
  name: 'Rules',
  path: '/content/rules',
  title: 'قوانین',
  picture: null,
  context: '<p>یک</p>',
  footer: 'none',
  version: 'first',
};

/** Opens the form, whose server answers every call with this; returns what was sent. */
function open(form: { name: string | null; page: OwnPage | null }, status: number, answer: object) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(answer), { status })),
  );
  vi.stubGlobal('fetch', fetch);
  // Outside of a production build react-admin writes each refusal to the console.
  vi.mocked(console.error).mockImplementation(() => {});
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <PageForm {...form} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return () => {
    vi.mocked(console.error).mockClear();
    return fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
  };
}

const titleField = () => screen.getByRole('textbox', { name: 'عنوان صفحه' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));

test('who was overtaken sees the text of the other, keeps the typed title, and saves it with that text', async () => {
  const current = { ...page, context: '<p>دو</p><p>سه</p>', version: 'second' };
  const sent = open({ name: 'Rules', page }, 409, {
    Value: { current },
    Message: 'همکاری زودتر بود.',
    Status: 409,
  });

  await userEvent.type(titleField(), ' تازه');
  await save();
  await screen.findByText('همکاری زودتر بود.');
  expect(screen.getByText('دو').nextElementSibling?.textContent).toBe('سه');
  await userEvent.click(screen.getByRole('button', { name: 'نوشتهٔ خودم را نگه می‌دارم' }));
  await save();
  await screen.findByText('همکاری زودتر بود.');

  expect(sent()).toMatchObject([
    { title: 'قوانین تازه', context: '<p>یک</p>', version: 'first' },
    { title: 'قوانین تازه', context: current.context, version: 'second' },
  ]);
});

test('a page of the footer that nobody has written begins with its title, and with a sample if the owner wants', async () => {
  const sent = open({ name: 'Privacy', page: null }, 200, {
    Value: { ...page, name: 'Privacy' },
    Message: null,
    Status: 200,
  });

  expect(titleField()).toHaveProperty('value', 'حریم خصوصی');
  await userEvent.click(screen.getByRole('button', { name: 'شروع با متن نمونه' }));
  expect(screen.getByRole('textbox', { name: 'متن صفحه' }).textContent).toContain(
    'رمز دوم و CVV2 هرگز به فروشگاه نمی‌رسد',
  );
  await save();
  await screen.findByText('صفحه ذخیره شد.');

  expect(sent()[0]).toMatchObject({ name: 'Privacy', version: null });
  expect(sent()[0]).toHaveProperty(
    'context',
    expect.stringContaining('<h2>چه چیزی نگه نمی‌داریم</h2>'),
  );
});

test('a name that is taken is told beside the name of the new page, and what was typed stays', async () => {
  const sent = open({ name: null, page: null }, 400, {
    Value: null,
    Message: 'نام هست.',
    Errors: [{ Field: 'name', Message: 'نام هست.' }],
    Status: 400,
  });

  await userEvent.type(titleField(), 'اندازه‌ها');
  await userEvent.type(screen.getByRole('textbox', { name: 'نام صفحه در آدرس' }), 'size-guide');
  await save();

  const name = await screen.findByRole('textbox', {
    name: 'نام صفحه در آدرس',
    description: 'نام هست.',
  });
  expect(name).toHaveProperty('value', 'size-guide');
  expect(sent()).toMatchObject([{ title: 'اندازه‌ها', name: 'size-guide', version: null }]);
});

test('what is typed while a new page is saved stays, is not called saved, and goes to the page of the name that was sent', async () => {
  const sent: object[] = [];
  let answer = (): void => undefined;
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as object);
    const Value = { ...page, name: 'size-guide', title: 'اندازه‌ها' };
    const said = new Response(JSON.stringify({ Value, Message: null, Status: 200 }));
    return new Promise<Response>((resolve) => (answer = () => resolve(said)));
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <PageForm name={null} page={null} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const name = screen.getByRole('textbox', { name: 'نام صفحه در آدرس' });
  await userEvent.type(titleField(), 'اندازه‌ها');
  await userEvent.type(name, 'size-guide');

  await save();
  await userEvent.type(name, '-2');
  await userEvent.type(titleField(), ' و رنگ‌ها');
  answer();
  await vi.waitFor(() => expect(name.isConnected).toBe(false));
  await save();

  expect(titleField()).toHaveProperty('value', 'اندازه‌ها و رنگ‌ها');
  expect(screen.queryByText('صفحه ذخیره شد.')).toBeNull();
  expect(sent[1]).toMatchObject({
    name: 'size-guide',
    title: 'اندازه‌ها و رنگ‌ها',
    version: 'first',
  });
});
