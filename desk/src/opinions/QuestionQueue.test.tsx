import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { messages } from './messages.ts';
import { aQuestion } from './opinion-fixtures.ts';
import { QuestionQueue } from './QuestionQueue.tsx';

afterEach(() => vi.unstubAllGlobals());

const question = (id: number) => ({ ...aQuestion, id, question: `پرسش ${id}` });

/**
 * The queue of these questions. Returns how a colleague judges, which the desk's news tells, and which question was answered or refused, as
 * it was read.
 */
async function queueOf(...ids: number[]) {
  let rows = ids.map(question);
  const judged: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') {
      const { id, version } = JSON.parse(body as string) as { id: number; version: string };
      judged.push([id, version]);
      rows = rows.filter((row) => row.id !== id);
    }
    const Value = method === 'POST' ? {} : { rows, next: null };
    return Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 })));
  });
  const queries = new QueryClient();
  render(
    <CoreAdminContext dataProvider={deskData()} queryClient={queries}>
      <QuestionQueue state="waiting" />
    </CoreAdminContext>,
  );
  await screen.findByText('پرسش 1');
  const judgedElsewhere = (id: number) =>
    act(async () => {
      rows = rows.filter((row) => row.id !== id);
      await queries.invalidateQueries();
    });
  return { judged, judgedElsewhere };
}

test('an answer is typed on while a colleague judges that question and others; then the next question has the focus', async () => {
  const { judged, judgedElsewhere } = await queueOf(1, 2, 3);
  await userEvent.keyboard('[KeyW]');
  const text = await screen.findByRole('textbox', { name: messages.answerText });
  await userEvent.type(text, 'بله، ');

  await judgedElsewhere(1);
  expect(screen.queryByText('پرسش 2')).toBeTruthy();
  await userEvent.keyboard('ضد آب');

  expect(text).toHaveProperty('value', 'بله، ضد آب');
  await userEvent.click(screen.getByRole('button', { name: messages.sendAnswer }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(judged).toEqual([[1, 'first']]);
  const next = screen.getByText('پرسش 2').closest('li');
  await vi.waitFor(() => expect(next?.contains(document.activeElement)).toBe(true));
});

test('a refusal says which version of the question was read', async () => {
  const { judged } = await queueOf(1);

  await userEvent.keyboard('[KeyX]');

  expect(await screen.findByText(messages.nothing)).toBeTruthy();
  expect(judged).toEqual([[1, 'first']]);
});
