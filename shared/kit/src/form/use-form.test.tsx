import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { Problem } from '@kashi/contracts/asking/problem';
import { Field } from '@kashi/ui/form/field/Field';
import { Input } from '@kashi/ui/form/Input';
import { Form } from './Form.tsx';
import { useForm } from './use-form.tsx';

interface Wish {
  Name: string;
}

interface WishFormProps {
  send(wish: Wish): Promise<void>;
  isOpen?: boolean;
}

function WishForm({ send, isOpen = true }: WishFormProps) {
  const form = useForm<Wish>({
    schema: async () => ({ safeParse: (input) => ({ success: true, data: input as Wish }) }),
    send,
  });
  if (!isOpen) return null;
  return (
    <Form form={form}>
      <input name="Name" aria-label="Name" />
    </Form>
  );
}

/** A form as the server sends it, filled in while its code is loading; `comes` loads the code. */
function aFilledForm() {
  const send = vi.fn(() => Promise.resolve());
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(<WishForm send={send} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'Negar';
  return {
    send,
    form: field.form!,
    comes: () => void render(<WishForm send={send} />, { container, hydrate: true }),
  };
}

test('a form pressed before its code had loaded is sent by the code, as it was typed', async () => {
  const { form, send, comes } = aFilledForm();
  expect(form.dataset).toHaveProperty('press', 'early');
  // As the shell's start-gate-script does.
  form.dataset['press'] = 'kept';
  document.documentElement.dataset['navigating'] = '';

  comes();

  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ Name: 'Negar' }));
  expect(form.dataset).not.toHaveProperty('press');
  expect(document.documentElement.dataset).not.toHaveProperty('navigating');
});

test('a form that was not pressed is not sent', () => {
  const { form, send, comes } = aFilledForm();

  comes();

  expect(form.dataset).not.toHaveProperty('press');
  expect(send).not.toHaveBeenCalled();
});

test('a form that appears later than its screen takes its presses as well', () => {
  const send = () => Promise.resolve();
  const { rerender } = render(<WishForm send={send} isOpen={false} />);

  rerender(<WishForm send={send} />);

  expect(screen.getByRole<HTMLInputElement>('textbox').form?.dataset).not.toHaveProperty('press');
});

interface Account {
  Mobile: string;
  Email: string;
}

/** Wants both fields filled; `refuse` is what the server answers. */
function AccountForm({ refuse }: { refuse?: () => Promise<void> }) {
  const form = useForm<Account>({
    schema: async () => z.object({ Mobile: z.string().min(2), Email: z.string().min(2) }),
    send: refuse ?? (() => Promise.resolve()),
  });
  return (
    <Form form={form}>
      {(['Mobile', 'Email'] as const).map((name) => (
        <Field key={name} label={name} error={form.errorOf(name)}>
          <Input name={name} />
        </Field>
      ))}
      <button type="submit">Send</button>
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const isRefused = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

test('a field that is corrected after a refusal loses its error at once, and no other field gets one', async () => {
  const shopper = userEvent.setup();
  render(<AccountForm />);
  await shopper.type(field('Email'), 'n');
  await shopper.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(isRefused('Mobile')).toBe(true));
  expect(isRefused('Email')).toBe(true);

  await shopper.type(field('Mobile'), '09');

  await vi.waitFor(() => expect(isRefused('Mobile')).toBe(false));
  expect(isRefused('Email')).toBe(true);
});

test('a field that becomes wrong is refused by the next send, and not while it is typed', async () => {
  const shopper = userEvent.setup();
  render(<AccountForm />);
  await shopper.type(field('Email'), 'negar');
  await shopper.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(isRefused('Mobile')).toBe(true));

  await shopper.clear(field('Email'));
  await shopper.type(field('Mobile'), '09');

  await vi.waitFor(() => expect(isRefused('Mobile')).toBe(false));
  expect(isRefused('Email')).toBe(false);
});

test('what the server has refused stays until that very field is changed', async () => {
  const shopper = userEvent.setup();
  const refuse = () =>
    Promise.reject(
      new Problem('refused', { fields: [{ Field: 'Mobile', Message: 'Known already' }] }),
    );
  render(<AccountForm refuse={refuse} />);
  await shopper.type(field('Mobile'), '09');
  await shopper.type(field('Email'), 'negar');
  await shopper.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(isRefused('Mobile')).toBe(true));

  await shopper.type(field('Email'), '@shop');
  expect(isRefused('Mobile')).toBe(true);
  await shopper.type(field('Mobile'), '1');

  await vi.waitFor(() => expect(isRefused('Mobile')).toBe(false));
});
