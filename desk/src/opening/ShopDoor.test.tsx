import type { Opening } from '@kashi/contracts/desk/opening';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { messages } from './messages.ts';
import { ShopDoor } from './ShopDoor.tsx';

afterEach(() => vi.unstubAllGlobals());

type State = Pick<Opening, 'state' | 'sentence'>;

/** The part of the settings that opens and closes the shop. The server does as it is told, unless it answers that another owner was first. */
function renderDoor(first: State, { overtakenBy }: { overtakenBy?: State } = {}) {
  let now: Opening = { ...first, version: '1' };
  const sent: unknown[] = [];
  const answer = (Value: unknown, Status = 200, Message: string | null = null) =>
    Promise.resolve(new Response(JSON.stringify({ Value, Message, Status }), { status: Status }));
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return answer(now);
    const input = JSON.parse(body as string) as { sentence?: string; version: string };
    sent.push(input);
    if (overtakenBy && now.version === '1') {
      now = { ...overtakenBy, version: '2' };
      return answer({ current: now }, 409, 'همکار دیگری زودتر بست.');
    }
    const isOpening = url.endsWith('/open');
    now = {
      state: isOpening ? 'open' : 'closed',
      sentence: isOpening ? '' : (input.sentence ?? ''),
      version: `${now.version}+`,
    };
    return answer(now);
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <ShopDoor />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return sent;
}

async function closesWith(sentence: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: messages.close }));
  await screen.findByRole('dialog', { name: messages.close });
  fireEvent.change(screen.getByLabelText(messages.sentence), { target: { value: sentence } });
  sends();
}

function sends(): void {
  fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);
}

test('a shop that was never open is opened by one press', async () => {
  renderDoor({ state: 'new', sentence: '' });

  fireEvent.submit((await screen.findByRole('button', { name: messages.open })).closest('form')!);

  await screen.findByText(messages.isOpen);
  expect(screen.getByRole('status').textContent).toBe(messages.opened);
});

test('an open shop is closed in two presses, with a sentence for shoppers, and can be opened again', async () => {
  const sent = renderDoor({ state: 'open', sentence: '' });

  await closesWith('تا شنبه');

  await screen.findByText(messages.sentenceIs('تا شنبه'));
  expect(screen.getByRole('status').textContent).toBe(messages.closed);
  expect(sent).toEqual([{ sentence: 'تا شنبه', version: '1' }]);
  screen.getByRole('button', { name: messages.open });
});

test('the sentence of a closed shop can be changed', async () => {
  renderDoor({ state: 'closed', sentence: 'تا شنبه' });

  fireEvent.click(await screen.findByRole('button', { name: messages.changeSentence }));
  const entry = await screen.findByLabelText(messages.sentence);
  fireEvent.change(entry, { target: { value: 'تا یکشنبه' } });
  sends();

  await screen.findByText(messages.sentenceIs('تا یکشنبه'));
  expect(screen.getByRole('status').textContent).toBe(messages.sentenceSaved);
});

test('whoever is second is told so in the dialog, keeps what was typed, and can save it over the other', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const sent = renderDoor(
    { state: 'open', sentence: '' },
    { overtakenBy: { state: 'closed', sentence: 'تا شنبه' } },
  );

  await closesWith('تا یکشنبه');

  expect((await screen.findByRole('alert')).textContent).toContain('همکار دیگری زودتر بست.');
  await screen.findByRole('dialog', { name: messages.changeSentence });
  expect(screen.getByLabelText<HTMLInputElement>(messages.sentence).value).toBe('تا یکشنبه');
  sends();
  await waitFor(() => expect(sent.at(-1)).toEqual({ sentence: 'تا یکشنبه', version: '2' }));
  complaint.mockClear();
});
