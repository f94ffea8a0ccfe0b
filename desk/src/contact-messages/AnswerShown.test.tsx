import type { ContactMessage } from '@kashi/contracts/desk/contact-messages';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { AnswerShown } from './AnswerShown.tsx';

const answered: NonNullable<ContactMessage['answer']> = {
  text: 'فردا می‌رسد.',
  by: 'بابک صالحی',
  way: 'sms',
  state: 'sent',
  sentAt: '2026-01-10T08:00:00.000Z',
  tries: 1,
  problem: null,
};

function shown(answer: Partial<typeof answered>) {
  const message: ContactMessage = {
    id: 3,
    fullName: 'نگار رضایی',
    mobile: '09121234567',
    email: '',
    comment: 'کی می‌رسد؟',
    registeredAt: '2026-01-10T07:00:00.000Z',
    handledAt: '2026-01-10T08:00:00.000Z',
    note: '',
    ways: ['sms'],
    answer: { ...answered, ...answer },
  };
  const ask = vi.fn(() => Promise.resolve({ data: message }));
  const onSentAgain = vi.fn();
  render(
    <CoreAdminContext dataProvider={{ ...deskData(), ask } as never}>
      <AnswerShown message={message} onSentAgain={onSentAgain} />
    </CoreAdminContext>,
  );
  return { ask, onSentAgain };
}

test('an answer that was sent says by whom and when, and offers nothing more', () => {
  shown({});

  expect(screen.getByText('فرستاده‌شده')).toBeTruthy();
  expect(screen.getByText(/بابک صالحی/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an answer that has failed says why, and is sent again by one press', async () => {
  const { ask, onSentAgain } = shown({ state: 'given-up', sentAt: null, problem: 'no-answer' });

  expect(screen.getByText(/سرویس پیامک پاسخ نداد/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'فرستادن دوبارهٔ پاسخ به نگار رضایی' }));

  await vi.waitFor(() => expect(onSentAgain).toHaveBeenCalled());
  expect(ask).toHaveBeenCalledWith('POST /v1/desk/messages/send-again', { id: 3 });
});

test('a mail that the server refuses says so', () => {
  shown({ way: 'email', state: 'given-up', problem: 'mail-refused-550' });

  expect(screen.getByText(/چنین صندوق ایمیلی نیست/)).toBeTruthy();
  expect(screen.getByText(/^ایمیل، بابک صالحی/)).toBeTruthy();
});

test('the text of an answer outlives what became of its SMS', () => {
  shown({ state: null });

  expect(screen.getByText('فردا می‌رسد.')).toBeTruthy();
});
