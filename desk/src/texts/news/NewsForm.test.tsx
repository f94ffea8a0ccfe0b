import type { NewsSettings } from '@kashi/contracts/desk/texts/news-texts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../../server/desk-data.ts';
import { messages as textMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { NewsForm } from './NewsForm.tsx';

afterEach(() => vi.unstubAllGlobals());

const settings: NewsSettings = {
  numbers: [{ mobile: '09121112233', kinds: ['order', 'payment-run'] }],
  quiet: { fromHour: 22, untilHour: 8 },
  windowMinutes: 15,
  version: 'first',
};

interface Sent {
  call: string;
  body: Partial<NewsSettings>;
}

/** The form of these settings, what it has sent, and the answer to it. */
function aForm(answer: { status?: number; Value?: unknown; Errors?: object[] } = {}): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    sent.push({ call: url, body: JSON.parse(body as string) as Sent['body'] });
    const { status = 200, Value = settings, Errors } = answer;
    const said = { Value, Message: 'پاسخ سرور', Status: status, ...(Errors && { Errors }) };
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
  renderForm();
  return sent;
}

function renderForm(): void {
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <NewsForm read={settings} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

/** Outside of a production build react-admin writes each refusal to the console. */
const silence = () => vi.mocked(console.error).mockImplementation(() => {});

const button = (name: string) => screen.getByRole('button', { name });
const owners = () => within(screen.getByRole('group', { name: '۰۹۱۲۱۱۱۲۲۳۳' }));
const addedField = () =>
  within(screen.getByRole('group', { name: messages.unnamed })).getByRole('textbox');

test('a number that is added has the keyboard, hears of everything, and is saved with the others', async () => {
  const sent = aForm();

  await userEvent.click(button(messages.add));
  expect(document.activeElement).toBe(addedField());
  await userEvent.type(addedField(), '۰۹۱۲۴۴۴۵۵۶۶');
  await userEvent.click(owners().getByRole('switch', { name: textMessages.kinds['low-stock'] }));
  await userEvent.click(button(messages.save));

  await screen.findByText(messages.saved);
  expect(sent).toEqual([
    {
      call: '/v1/desk/texts/news/save',
      body: {
        ...settings,
        numbers: [
          { mobile: '09121112233', kinds: ['order', 'low-stock', 'payment-run'] },
          { mobile: '۰۹۱۲۴۴۴۵۵۶۶', kinds: ['order', 'message', 'low-stock', 'payment-run'] },
        ],
      },
    },
  ]);
});

test('a refused number is explained beside its field, and stays', async () => {
  const Errors = [{ Field: 'numbers.1.mobile', Message: 'شماره درست نیست.' }];
  silence();
  aForm({ status: 400, Value: null, Errors });
  await userEvent.click(button(messages.add));
  const field = addedField();
  await userEvent.type(field, '021');

  await userEvent.click(button(messages.save));

  await screen.findByText('شماره درست نیست.');
  expect(field).toHaveProperty('value', '021');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  vi.mocked(console.error).mockClear();
});

test('a trial goes to a saved number; a number that is only typed says that it has to be saved first', async () => {
  const sent = aForm({ Value: null });
  await userEvent.click(button(messages.add));
  screen.getByText(messages.trialAfterSaving);

  await userEvent.click(button(messages.trial));

  await screen.findByText(messages.tried);
  expect(sent).toEqual([{ call: '/v1/desk/texts/news/try', body: { mobile: '09121112233' } }]);
});

test('a trial that is refused says why beside its button', async () => {
  silence();
  aForm({ status: 429, Value: null });

  await userEvent.click(button(messages.trial));

  await owners().findByText('پاسخ سرور');
  vi.mocked(console.error).mockClear();
});

test('a number that is removed leaves the keyboard at the numbers, and the form says that it is not saved yet', async () => {
  const sent = aForm();

  await userEvent.click(button(messages.remove));

  screen.getByText(messages.removed);
  screen.getByText(messages.nobody);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: messages.numbers }));
  await userEvent.click(button(messages.save));
  await screen.findByText(messages.saved);
  expect(sent[0]?.body.numbers).toEqual([]);
});

test('who was overtaken reads what differs, and saves what was typed over it, with the rest of it', async () => {
  const current = { ...settings, numbers: [], windowMinutes: 60, version: 'second' };
  silence();
  const sent = aForm({ status: 409, Value: { current } });

  await userEvent.click(button(messages.add));
  await userEvent.type(addedField(), '09123334455');
  await userEvent.click(button(messages.save));
  await screen.findByText('پاسخ سرور');
  screen.getByText(messages.nothing);
  screen.getByText(messages.minutes('۶۰'), { selector: 'dd' });
  await userEvent.click(button('نوشتهٔ خودم را نگه می‌دارم'));
  await userEvent.click(button(messages.save));

  expect(sent[0]?.body).toMatchObject({ version: 'first' });
  expect(sent[1]?.body).toMatchObject({ version: 'second', windowMinutes: 60 });
  expect(sent[1]?.body.numbers).toEqual(sent[0]?.body.numbers);
  vi.mocked(console.error).mockClear();
});

test('what is typed while the form is saved stays, and is not called saved', async () => {
  let answer = (): void => undefined;
  const sent: Sent['body'][] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as Sent['body']);
    const said = { Value: { ...settings, version: 'second' }, Message: null, Status: 200 };
    return new Promise<Response>((resolve) => {
      answer = () => resolve(new Response(JSON.stringify(said)));
    });
  });
  renderForm();
  const lowStock = owners().getByRole('switch', { name: textMessages.kinds['low-stock'] });

  await userEvent.click(button(messages.save));
  await userEvent.click(lowStock);
  answer();
  await vi.waitFor(async () => {
    await userEvent.click(button(messages.save));
    expect(sent).toHaveLength(2);
  });

  expect(screen.queryByText(messages.saved)).toBeNull();
  expect(sent[1]).toMatchObject({
    numbers: [{ kinds: ['order', 'low-stock', 'payment-run'] }],
    version: 'second',
  });
  answer();
  await screen.findByText(messages.saved);
});
