import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { LeaveDemo } from './LeaveDemo.tsx';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.demo;

afterEach(() => vi.unstubAllGlobals());

/** The desk of a shop with so many demo goods; leaving them is refused with a sentence, or done. */
function renderDemo(
  goods: number,
  refusal: string | null = null,
  onAnswer: () => void = () => undefined,
  others = 0,
): void {
  let left = { goods, others };
  vi.stubGlobal('fetch', (_address: string, { method }: RequestInit = {}) => {
    const isLeaving = method === 'POST';
    if (isLeaving && refusal === null) left = { goods: 0, others: 0 };
    const Status = isLeaving && refusal !== null ? 409 : 200;
    const body = { Value: left, Message: refusal, Status, Errors: [] };
    const answer = new Response(JSON.stringify(body), { status: Status });
    return Promise.resolve(answer).finally(onAnswer);
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <LeaveDemo />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

/** Presses the button, and the button of the dialog that asks once more. */
async function leaves(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: messages.leave }));
  const dialog = await screen.findByRole('dialog', { name: messages.leave });
  fireEvent.submit(dialog.querySelector('form')!);
}

test('the demo is left in two presses, and it is said that it is gone', async () => {
  renderDemo(193);
  await screen.findByText(messages.has('۱۹۳'));

  await leaves();

  const said = await screen.findByText(messages.left);
  expect(said.closest('[role="status"]')).toBeTruthy();
  expect(screen.queryByText(messages.title)).toBeNull();
});

test('while a shopper pays for demo goods the dialog says so, and stays', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  renderDemo(193, 'خریداری همین حالا می‌پردازد.');

  await leaves();

  expect((await screen.findByRole('alert')).textContent).toContain('خریداری همین حالا می‌پردازد.');
  screen.getByRole('dialog', { name: messages.leave });
  complaint.mockClear();
});

test('a shop whose demo goods are gone is still led out of the coupons and carriers of the demo', async () => {
  renderDemo(0, null, () => undefined, 9);

  await screen.findByText(messages.hasOthers('۹'));
  await leaves();

  const said = await screen.findByText(messages.left);
  expect(said.closest('[role="status"]')).toBeTruthy();
});

test('a shop without anything of the demo says nothing of a demo', async () => {
  const answered = vi.fn();
  renderDemo(0, null, answered);

  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.queryByText(messages.title)).toBeNull();
});
