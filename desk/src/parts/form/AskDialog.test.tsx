import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DeskProblem } from '../../server/desk-problem.ts';
import { messages } from '../messages.ts';
import { AskDialog } from './AskDialog.tsx';
import { useSubmit } from './use-submit.tsx';

afterEach(() => vi.unstubAllGlobals());

interface Props {
  send?(): Promise<void>;
  onClose(): void;
}

function Dialog({ send = () => Promise.resolve(), onClose }: Props) {
  const form = useSubmit(null, send);
  return (
    <AskDialog title="پرسش" send="فرستادن" form={form} onClose={onClose}>
      {form.failure}
      <input aria-label="دلیل" />
    </AskDialog>
  );
}

const cancel = () => screen.getByRole('button', { name: messages.cancel });

test('a dialog stays while its step is under way, and shows the refusal that comes afterwards', async () => {
  let refuse = (): void => undefined;
  const send = () =>
    new Promise<void>((_, reject) => {
      refuse = () => reject(new DeskProblem('refused', 409, { sentence: 'پذیرفته نشد.' }));
    });
  const onClose = vi.fn();
  render(<Dialog send={send} onClose={onClose} />);

  await userEvent.click(screen.getByRole('button', { name: 'فرستادن' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(cancel());
  expect(cancel().getAttribute('aria-disabled')).toBe('true');
  expect(onClose).not.toHaveBeenCalled();
  refuse();

  await screen.findByText('پذیرفته نشد.');
  await userEvent.click(cancel());
  expect(onClose).toHaveBeenCalledTimes(1);
});
