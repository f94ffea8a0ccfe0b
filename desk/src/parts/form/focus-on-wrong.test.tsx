import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DeskProblem } from '../../server/desk-problem.ts';
import { SteadyButton } from './SteadyButton.tsx';
import { TextEntry } from './TextEntry.tsx';
import { useSubmit } from './use-submit.tsx';

function AForm({ send }: { send(): Promise<void> }) {
  const [[name, number], set] = useState(['', '']);
  const form = useSubmit([name, number], send);
  return (
    <form onSubmit={form.submit} noValidate>
      <TextEntry
        label="نام"
        value={name ?? ''}
        onChange={(typed) => set([typed, number ?? ''])}
        problem={form.problemOf('name')}
      />
      <TextEntry
        label="شماره"
        value={number ?? ''}
        onChange={(typed) => set([name ?? '', typed])}
        problem={form.problemOf('number')}
      />
      <SteadyButton type="submit" isBusy={form.isBusy}>
        ذخیره
      </SteadyButton>
    </form>
  );
}

/** The form at a server that refuses its number when it is told to. */
function aForm() {
  let refuse = (): void => undefined;
  const send = vi.fn(
    () =>
      new Promise<void>((_resolve, reject) => {
        const fields = [{ Field: 'number', Message: 'این شماره درست نیست.' }];
        refuse = () => reject(new DeskProblem('refused', 400, { fields }));
      }),
  );
  render(<AForm send={send} />);
  return { send, refuse: () => refuse(), save: screen.getByRole('button', { name: 'ذخیره' }) };
}

test('the focus stays on the button while the form is sent, where a second press sends nothing', async () => {
  const { send, save } = aForm();
  save.focus();

  await userEvent.keyboard('{Enter}{Enter}');

  expect(send).toHaveBeenCalledTimes(1);
  expect(save.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(save);
});

test('a refusal leads to the first field that it names', async () => {
  const { refuse, save } = aForm();
  save.focus();
  await userEvent.keyboard('{Enter}');

  refuse();

  await screen.findByText('این شماره درست نیست.');
  expect(document.activeElement).toBe(screen.getByLabelText('شماره'));
});

test('who has gone on to another field is not taken out of it by a refusal', async () => {
  const { refuse, save } = aForm();
  await userEvent.click(save);
  await userEvent.type(screen.getByLabelText('نام'), 'چا');

  refuse();
  await screen.findByText('این شماره درست نیست.');
  await userEvent.keyboard('ی');

  expect(screen.getByLabelText('نام')).toHaveProperty('value', 'چای');
});
