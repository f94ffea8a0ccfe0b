import type { FrontPage } from '@kashi/contracts/desk/front-page';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as parts } from '../parts/messages.ts';
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

function show() {
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <FrontPageForm page={page} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

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
  show();
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

test('who was overtaken reads what a colleague has saved, and may save their own text over it, with the parts that were not touched', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const tea = { id: 4, name: 'چای', isHidden: false };
  const theirs: FrontPage = { ...page, version: 'theirs', suggested: [tea] };
  const sent: { version: string; page: object }[] = [];
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit = {}) => {
    const said = (Value: object, status = 200) =>
      Promise.resolve(
        new Response(JSON.stringify({ Value, Message: 'از شما زودتر.', Status: status }), {
          status,
        }),
      );
    if (method !== 'POST') return said({ rows: [], next: null });
    sent.push(JSON.parse(body as string) as (typeof sent)[number]);
    return sent.length === 1 ? said(theirs, 409) : said({ ...theirs, version: 'mine' });
  });
  show();
  const save = () => userEvent.click(screen.getByRole('button', { name: messages.save }));
  await userEvent.type(screen.getByDisplayValue('تازه‌ها'), ' و نو');

  await save();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('از شما زودتر.');
  expect(notice.textContent).toContain(`${messages.suggested}چای`);
  await userEvent.click(screen.getByRole('button', { name: parts.keepMine }));
  await save();

  await screen.findByText(messages.saved);
  expect(sent[1]).toMatchObject({
    version: 'theirs',
    page: { sections: [{ title: 'تازه‌ها و نو' }], suggestedIds: [4] },
  });
  complaint.mockClear();
});
