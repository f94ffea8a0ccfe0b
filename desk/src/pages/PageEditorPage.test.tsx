import type { OwnPage } from '@kashi/contracts/desk/pages';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { PageEditorPage } from './PageEditorPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const page: OwnPage = {
  name: 'faq',
  path: '/content/faq',
  title: 'پرسش‌ها',
  picture: null,
  context: '<p>یک</p>',
  footer: 'none',
  version: 'first',
};

/** Opens the screen of a page, whose server answers with these readings in turn. Returns the answers that are left. */
function open(name: string, ...readings: (OwnPage | null)[]) {
  vi.stubGlobal('fetch', () => {
    const answer = { Value: readings.shift() ?? null, Message: null, Status: 200 };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  render(
    <MemoryRouter initialEntries={[`/pages/${name}`]}>
      <CoreAdminContext dataProvider={deskData()}>
        <Routes>
          <Route path="/pages/:name" element={<PageEditorPage />} />
        </Routes>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return readings;
}

test('a page that does not exist is said not to, and is no empty form', async () => {
  open('nothing', null);

  expect(await screen.findByText(/^چنین صفحه‌ای نیست/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a page of the footer that nobody has written is an empty form', async () => {
  open('Rules', null);

  expect(await screen.findByRole('textbox', { name: 'متن صفحه' })).toBeTruthy();
});

test('a page that a colleague deletes meanwhile stays open with what was typed', async () => {
  const left = open('faq', page, null, page);
  const title = await screen.findByRole('textbox', { name: 'عنوان صفحه' });
  await userEvent.type(title, ' تازه');

  // The browser reads again when the member comes back to the tab.
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(left).toEqual([page]));
  await act(() => Promise.resolve());

  expect(screen.getByRole('textbox', { name: 'عنوان صفحه' })).toBe(title);
  expect(title).toHaveProperty('value', 'پرسش‌ها تازه');
});
