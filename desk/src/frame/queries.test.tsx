import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onlineManager } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarriersPage } from '../carriers/CarriersPage.tsx';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { deskData } from '../server/desk-data.ts';
import { messages } from '../server/messages.ts';
import { deskQueries } from './queries.ts';

beforeEach(() => {
  // As the browser says by its event.
  onlineManager.setOnline(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  // Outside of a production build react-admin writes each failure to the console.
  vi.mocked(console.error).mockImplementation(() => {});
});

afterEach(() => {
  // First, since the network's return reads what is shown again.
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.mocked(console.error).mockClear();
});

function open(Screen: () => ReactNode): void {
  render(
    <CoreAdminContext dataProvider={deskData()} queryClient={deskQueries()}>
      <Screen />
    </CoreAdminContext>,
  );
}

function Dialog({ onClose }: { onClose(): void }) {
  const change = useChange('POST /v1/desk/goods/hide');
  const form = useSubmit(null, () => change.mutateAsync({ id: 7 }));
  return (
    <AskDialog title="پرسش" send="فرستادن" form={form} onClose={onClose}>
      {form.failure}
    </AskDialog>
  );
}

test('without a network a dialog says so, and can be left', async () => {
  const onClose = vi.fn();
  open(() => <Dialog onClose={onClose} />);

  await userEvent.click(screen.getByRole('button', { name: 'فرستادن' }));

  await screen.findByText(messages.offline);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a network a screen says so, instead of waiting', async () => {
  open(CarriersPage);

  expect(await screen.findByText(messages.offline)).toBeTruthy();
});

test('a server that is silent keeps no dialog for ever, and the same press can be sent again', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  vi.stubGlobal('fetch', fetch);
  const onClose = vi.fn();
  open(() => <Dialog onClose={onClose} />);
  const send = screen.getByRole('button', { name: 'فرستادن' });

  fireEvent.click(send);
  await act(() => vi.advanceTimersByTimeAsync(30_000));

  expect(screen.getByText(messages.maybeDone)).toBeTruthy();
  fireEvent.click(send);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(fetch).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(send, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
