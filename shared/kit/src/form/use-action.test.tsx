import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { FormProblem } from './FormProblem.tsx';
import { useAction } from './use-action.tsx';

function RemoveButton({ remove }: { remove(): Promise<void> }) {
  const { start, busy, problem } = useAction(remove);
  return (
    <>
      <FormProblem problem={problem} />
      <button type="button" aria-busy={busy} onClick={() => void start()}>
        remove
      </button>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'remove' });

test('a press that fails shows the reason, and the next press removes it', async () => {
  const remove = vi.fn(() => Promise.resolve());
  remove.mockRejectedValueOnce(new Problem('refused', { serverMessage: 'It is answered by now.' }));
  render(<RemoveButton remove={remove} />);
  const shopper = userEvent.setup();

  await shopper.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('It is answered by now.');
  await shopper.click(button());

  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(remove).toHaveBeenCalledTimes(2);
});

test('further presses do nothing while the first one is running', async () => {
  let end: () => void = () => undefined;
  const remove = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  render(<RemoveButton remove={remove} />);
  const shopper = userEvent.setup();

  await shopper.dblClick(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(remove).toHaveBeenCalledTimes(1);
  end();

  await vi.waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
  await shopper.click(button());
  expect(remove).toHaveBeenCalledTimes(2);
});
