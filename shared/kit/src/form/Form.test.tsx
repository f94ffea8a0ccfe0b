import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { Form } from './Form.tsx';
import { useForm } from './use-form.tsx';

function RefusedForm({ refusal }: { refusal: Problem }) {
  const form = useForm<unknown>({
    schema: async () => ({ safeParse: (data) => ({ success: true, data }) }),
    send: () => Promise.reject(refusal),
  });
  return (
    <Form form={form} aria-label="wish">
      <input name="Name" aria-label="Name" aria-invalid={form.errorOf('Name') !== undefined} />
      <button type="submit">send</button>
    </Form>
  );
}

async function send(refusal: Problem) {
  render(<RefusedForm refusal={refusal} />);
  const shopper = userEvent.setup();
  await shopper.click(screen.getByRole('button', { name: 'send' }));
  return { shopper, alert: await screen.findByRole('alert') };
}

test("a form that was refused as a whole shows the server's sentence", async () => {
  const { alert } = await send(new Problem('refused', { serverMessage: 'The list is full.' }));

  expect(alert).toHaveTextContent('The list is full.');
  expect(screen.getByRole('form')).toContainElement(alert);
});

test('a wrong field is listed, and its line leads to the field', async () => {
  const { shopper } = await send(
    new Problem('refused', { fields: [{ Field: 'Name', Message: 'A name is missing.' }] }),
  );

  await shopper.click(screen.getByRole('link', { name: 'A name is missing.' }));

  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toBeInvalid();
});

test('a second press with the same mistake says it again', async () => {
  function NameForm() {
    const issues = [{ path: ['Name'], message: 'A name is missing.' }];
    const form = useForm<unknown>({
      schema: async () => ({ safeParse: () => ({ success: false, error: { issues } }) }),
      send: () => Promise.resolve(),
    });
    return (
      <Form form={form}>
        <input name="Name" aria-label="Name" />
        <button type="submit">send</button>
      </Form>
    );
  }
  render(<NameForm />);
  const shopper = userEvent.setup();
  await shopper.click(screen.getByRole('button', { name: 'send' }));
  const first = await screen.findByRole('alert');

  await shopper.click(screen.getByRole('button', { name: 'send' }));

  // A screen reader says an alert when its element comes.
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('A name is missing.');
});

test('after too many tries the wait is counted down, and its end is announced', async () => {
  await send(new Problem('refused', { status: 429, retryAfterSeconds: 1 }));
  expect(screen.getByRole('timer')).toHaveTextContent('۰:۰۱');

  expect(await screen.findByRole('status', {}, { timeout: 20_000 })).toBeInTheDocument();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
