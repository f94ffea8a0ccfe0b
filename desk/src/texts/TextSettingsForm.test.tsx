import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { messages } from './messages.ts';
import { TextSettingsForm } from './TextSettingsForm.tsx';

afterEach(() => vi.unstubAllGlobals());

const kind = { isOn: true, template: 'سفارش {order}' };
const settings = {
  kinds: {
    registered: kind,
    approved: kind,
    readyForPickup: { isOn: true, template: 'سفارش {order} آماده است.' },
    handedToCourier: { isOn: true, template: 'سفارش {order}\nکد: {tracking}' },
    delivered: kind,
    rejected: kind,
    cancelled: kind,
    refundToWallet: kind,
    refundByBank: kind,
    returnAsked: kind,
    returnAccepted: kind,
    returnReceived: kind,
    returnRefused: kind,
    stockAlert: kind,
    priceAlert: kind,
    refundOfPayment: kind,
  },
  quiet: { fromHour: 22, untilHour: 8 },
};

/** The form of these settings, and the bodies that it has sent. */
function aForm(answer: { status: number; body: object }): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
  renderForm();
  return sent;
}

function renderForm(): void {
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <TextSettingsForm settings={settings} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

const group = (name: string) => screen.getByRole('group', { name });
const templateOf = (name: string) => group(name).querySelector('textarea') as HTMLTextAreaElement;
const press = () => fireEvent.click(screen.getByRole('button', { name: messages.save }));

test('only the kind that was changed is sent', async () => {
  const sent = aForm({ status: 200, body: { Value: settings, Message: null, Status: 200 } });

  fireEvent.change(templateOf(messages.kinds.delivered), { target: { value: 'رسید: {order}' } });
  press();

  await screen.findByText(messages.saved);
  expect(sent).toEqual([{ kinds: { delivered: { isOn: true, template: 'رسید: {order}' } } }]);
});

test('what is typed while the form is saved stays, and is sent by the next press', async () => {
  const sent: unknown[] = [];
  let answer = (): void => undefined;
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return new Promise<Response>((resolve) => {
      const said = JSON.stringify({ Value: settings, Message: null, Status: 200 });
      answer = () => resolve(new Response(said, { status: 200 }));
    });
  });
  renderForm();
  const { delivered, approved } = messages.kinds;

  fireEvent.change(templateOf(delivered), { target: { value: 'یک' } });
  fireEvent.change(templateOf(approved), { target: { value: 'دو' } });
  press();
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.change(templateOf(delivered), { target: { value: 'سه' } });
  answer();
  const { template } = settings.kinds.approved;
  await waitFor(() => expect(templateOf(approved).value).toBe(template));

  expect(templateOf(delivered).value).toBe('سه');
  expect(screen.queryByText(messages.saved)).toBeNull();
  press();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ kinds: { delivered: { isOn: true, template: 'سه' } } });
  answer();
  await screen.findByText(messages.saved);
});

test('a change after a saving takes the word that it is saved away', async () => {
  aForm({ status: 200, body: { Value: settings, Message: null, Status: 200 } });
  fireEvent.change(templateOf(messages.kinds.delivered), { target: { value: 'یک' } });
  press();
  await screen.findByText(messages.saved);

  fireEvent.change(templateOf(messages.kinds.delivered), { target: { value: 'دو' } });

  expect(screen.queryByText(messages.saved)).toBeNull();
});

test('a refused template is explained beside its field, and what was typed stays', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const Errors = [{ Field: 'kinds.approved.template', Message: 'جای‌نگهدار ناشناخته' }];
  aForm({ status: 400, body: { Value: null, Message: 'نادرست', Status: 400, Errors } });

  fireEvent.change(templateOf(messages.kinds.approved), { target: { value: '{x}' } });
  press();

  await waitFor(() =>
    expect(group(messages.kinds.approved).textContent).toContain('جای‌نگهدار ناشناخته'),
  );
  expect(templateOf(messages.kinds.approved).value).toBe('{x}');
  complaint.mockClear();
});

test('a template names its placeholders, and says that a line without a value is left out', () => {
  aForm({ status: 200, body: {} });

  const { textContent } = group(messages.kinds.rejected);
  expect(textContent).toContain(messages.placeholder.refund);
  expect(textContent).toContain(messages.emptyLines);
});

test('the example shows how a text reads, and how many messages it is charged as', () => {
  aForm({ status: 200, body: {} });

  expect(group(messages.kinds.handedToCourier).textContent).toContain(messages.sample.tracking);
  fireEvent.change(templateOf(messages.kinds.delivered), { target: { value: 'س'.repeat(71) } });

  expect(group(messages.kinds.delivered).textContent).toContain(messages.parts('۲', '۷۱'));
});
