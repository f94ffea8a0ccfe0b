import type { DeskQuestion } from '@kashi/contracts/desk/opinions';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { DeskProblem } from '../server/desk-problem.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { messages } from './messages.ts';
import { aQuestion } from './opinion-fixtures.ts';

/** The dialog of a question that is changed by the time the answer is sent; a second try succeeds. */
async function answerTo(current: DeskQuestion, answer: string) {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const refusal = { sentence: 'نویسنده آن را تغییر داده است.', value: { current } };
  const ask = vi
    .fn()
    .mockRejectedValueOnce(new DeskProblem('refused', 409, refusal))
    .mockResolvedValue({ data: current });
  const onClose = vi.fn();
  render(
    <CoreAdminContext dataProvider={{ ...deskData(), ask } as never}>
      <AnswerDialog question={aQuestion} onClose={onClose} />
    </CoreAdminContext>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: messages.answerText }), answer);
  await userEvent.click(screen.getByRole('button', { name: messages.sendAnswer }));
  await screen.findByText(refusal.sentence);
  complaint.mockClear();
  return { ask, onClose };
}

test('a question that its writer has changed meanwhile is read before the kept answer goes to it', async () => {
  const current = { ...aQuestion, version: 'second', question: 'آیا این ساعت در استخر ضد آب است؟' };
  const answer = 'بله، تا یک متر ضد آب است.';

  const { ask, onClose } = await answerTo(current, answer);
  expect(screen.getByText(current.question)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: messages.sendAnswer }));

  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(ask.mock.calls.map(([, input]) => input as object)).toEqual([
    { id: 4, version: 'first', answer },
    { id: 4, version: 'second', answer },
  ]);
});

test('an answer that a colleague has given meanwhile is read beside the own one', async () => {
  const colleagues = 'نه، ضد آب نیست.';

  await answerTo({ ...aQuestion, version: 'second', answer: colleagues }, 'بله، ضد آب است.');

  expect(screen.getByText(messages.answerNow(colleagues))).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'بله، ضد آب است.');
});
