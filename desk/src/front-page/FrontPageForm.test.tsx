import type { FrontPage } from '@kashi/contracts/desk/front-page';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { FrontPageForm } from './FrontPageForm.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

const page: FrontPage = {
  version: 'first',
  slides: [],
  banners: [],
  sections: [{ title: 'تازه‌ها', url: '', products: [] }],
  amazing: [],
  suggested: [],
};

test('what is typed while the front page is saved stays, and is not called saved', async () => {
  const sent: { version: string; page: object }[] = [];
  let answer = (): void => undefined;
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit = {}) => {
    const Value = method === 'POST' ? { ...page, version: 'second' } : { rows: [], next: null };
    const said = new Response(JSON.stringify({ Value, Message: null, Status: 200 }));
    if (method !== 'POST') return Promise.resolve(said);
    sent.push(JSON.parse(body as string) as (typeof sent)[number]);
    return new Promise<Response>((resolve) => (answer = () => resolve(said)));
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <FrontPageForm page={page} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const save = screen.getByRole('button', { name: messages.save });
  const title = screen.getByDisplayValue('تازه‌ها');

  await userEvent.click(save);
  await userEvent.type(title, ' و نو');
  answer();
  await vi.waitFor(async () => {
    await userEvent.click(save);
    expect(sent).toHaveLength(2);
  });

  expect(screen.queryByText(messages.saved)).toBeNull();
  expect(sent[1]).toMatchObject({
    version: 'second',
    page: { sections: [{ title: 'تازه‌ها و نو' }] },
  });
  answer();
  await screen.findByText(messages.saved);
});
