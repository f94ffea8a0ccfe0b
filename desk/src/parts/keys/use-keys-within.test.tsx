import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useKeysWithin } from './use-keys-within.ts';

function APart({ approve }: { approve: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  useKeysWithin(part, { KeyA: approve });
  return (
    <>
      <div ref={part}>
        <button type="button">تأیید</button>
        <input aria-label="پاسخ" />
      </div>
      <button type="button">جای دیگر</button>
    </>
  );
}

test('a key does what it stands for while the focus is within its part, in a Persian layout too', async () => {
  const approve = vi.fn();
  render(<APart approve={approve} />);

  screen.getByRole('button', { name: 'تأیید' }).focus();
  await userEvent.keyboard('[KeyA]');

  expect(approve).toHaveBeenCalledOnce();
});

test('a letter that is typed into a field, or elsewhere, does nothing else', async () => {
  const approve = vi.fn();
  render(<APart approve={approve} />);

  await userEvent.type(screen.getByRole('textbox'), '[KeyA]');
  screen.getByRole('button', { name: 'جای دیگر' }).focus();
  await userEvent.keyboard('[KeyA]');

  expect(approve).not.toHaveBeenCalled();
});
