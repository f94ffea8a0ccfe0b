import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
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

/** A form as the server has sent it, filled while its code is on its way; `comes` brings the code. */
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

test('what was pressed before the code was there is sent by it, as it was typed', async () => {
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

test('what nobody has pressed is not sent', () => {
  const { form, send, comes } = aFilledForm();

  comes();

  expect(form.dataset).not.toHaveProperty('press');
  expect(send).not.toHaveBeenCalled();
});

test('a form that comes later than its screen takes its presses as well', () => {
  const send = () => Promise.resolve();
  const { rerender } = render(<WishForm send={send} isOpen={false} />);

  rerender(<WishForm send={send} />);

  expect(screen.getByRole<HTMLInputElement>('textbox').form?.dataset).not.toHaveProperty('press');
});
