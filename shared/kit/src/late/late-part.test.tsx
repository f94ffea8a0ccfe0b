import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aShellApi } from '../testing/a-shell-api.tsx';
import { ShellApiProvider } from '../ShellApiContext.tsx';
import { LateDialog } from './LateDialog.tsx';
import { LatePart } from './LatePart.tsx';

test('a part whose code fails says so in its place, and loads at the retry', async () => {
  const { load, mend } = codeThatFails(({ name }: { name: string }) => <p>سلام {name}</p>);
  const shell = aShellApi();
  const user = userEvent.setup();
  render(
    <ShellApiProvider shell={shell}>
      <label>
        مبلغ <input />
      </label>
      <LatePart load={load} props={{ name: 'نگار' }} />
    </ShellApiProvider>,
  );
  await user.type(screen.getByLabelText('مبلغ'), '۲۵۰۰۰');

  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  mend();
  await user.click(retry);

  expect(await screen.findByText('سلام نگار')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('مبلغ').value).toBe('۲۵۰۰۰');
  expect(shell.seen.reports).toHaveLength(1);
});

test('a dialog whose code fails is reported by a toast, and opens at the next press', async () => {
  const { load, mend } = codeThatFails(({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      بستن پنجره
    </button>
  ));
  const shell = aShellApi();
  const user = userEvent.setup();
  render(
    <ShellApiProvider shell={shell}>
      <Opener load={load} />
    </ShellApiProvider>,
  );

  await user.click(screen.getByRole('button', { name: 'باز کن' }));
  await expect.poll(() => shell.seen.toasts).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
  mend();
  await user.click(screen.getByRole('button', { name: 'باز کن' }));

  await user.click(await screen.findByRole('button', { name: 'بستن پنجره' }));
  expect(screen.queryByRole('button', { name: 'بستن پنجره' })).toBeNull();
  expect(shell.seen.toasts).toHaveLength(1);
});

test('a dialog that is loading shows that it is waited for', async () => {
  let arrive: (part: () => string) => void = () => undefined;
  const promise = new Promise<() => string>((resolve) => {
    arrive = resolve;
  });
  render(
    <ShellApiProvider shell={aShellApi()}>
      <LateDialog load={() => promise} onClose={() => undefined} />
    </ShellApiProvider>,
  );

  expect(screen.getByRole('status').textContent).toBe('در حال آماده شدن…');
  arrive(() => 'اینجا');

  expect(await screen.findByText('اینجا')).toBeTruthy();
});

function Opener({ load }: { load: Parameters<typeof LateDialog>[0]['load'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        باز کن
      </button>
      {isOpen && <LateDialog load={load} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Code that fails to load until it is mended. */
function codeThatFails<Part>(part: Part): { load: () => Promise<Part>; mend: () => void } {
  let isMended = false;
  return {
    load: async () => {
      if (!isMended) throw new TypeError('Failed to fetch dynamically imported module');
      return part;
    },
    mend: () => {
      isMended = true;
    },
  };
}
