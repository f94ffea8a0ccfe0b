import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { DeskProblem } from '../server/desk-problem.ts';
import { deskData } from '../server/desk-data.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';

const customer = { id: 7, name: '', mobile: '09121234567' };

test('whoever blocks reads whom, also without a name, and a refusal keeps the reason and the key', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const asked: { key: string }[] = [];
  const ask = vi.fn((_name: string, input: { key: string }) => {
    asked.push(input);
    return Promise.reject(new DeskProblem('refused', 409, { sentence: 'پیش‌تر مسدود شده است.' }));
  });
  render(
    <CoreAdminContext dataProvider={{ ...deskData(), ask } as never}>
      <BlockDialog customer={customer} step="block" onDone={() => {}} onClose={() => {}} />
    </CoreAdminContext>,
  );
  expect(screen.getByRole('dialog', { name: 'مسدود کردن: بدون نام (۰۹۱۲۱۲۳۴۵۶۷)' })).toBeTruthy();

  await userEvent.type(screen.getByLabelText('دلیل'), 'سفارش ساختگی');
  await userEvent.click(screen.getByRole('button', { name: 'مسدود کردن' }));
  await screen.findByText('پیش‌تر مسدود شده است.');
  await userEvent.click(screen.getByRole('button', { name: 'مسدود کردن' }));
  await vi.waitFor(() => expect(asked).toHaveLength(2));

  expect(screen.getByLabelText<HTMLTextAreaElement>('دلیل').value).toBe('سفارش ساختگی');
  expect(asked[0]).toEqual(asked[1]);
  complaint.mockClear();
});

test('the fault of the typed number stands beside its field', async () => {
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const fields = [{ Field: 'mobile', Message: 'از آنِ این مشتری نیست.' }];
  const ask = () => Promise.reject(new DeskProblem('refused', 400, { fields }));
  const onClosed = vi.fn();
  render(
    <CoreAdminContext dataProvider={{ ...deskData(), ask } as never}>
      <CloseDialog customer={customer} onClosed={onClosed} onClose={() => {}} />
    </CoreAdminContext>,
  );

  await userEvent.type(screen.getByLabelText('شمارهٔ موبایل مشتری'), '0912');
  await userEvent.click(screen.getByRole('button', { name: 'بستن حساب' }));

  await screen.findByText('از آنِ این مشتری نیست.');
  expect(screen.getByLabelText<HTMLInputElement>('شمارهٔ موبایل مشتری').value).toBe('0912');
  expect(onClosed).not.toHaveBeenCalled();
  complaint.mockClear();
});
