import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../../server/desk-data.ts';
import { deskSession } from '../../server/desk-session.ts';
import { answerEndedSession, isSessionOver, onEndedSession } from '../../server/ended-session.ts';
import { aMember } from '../../server/member-fixtures.ts';
import { FileLink } from './FileLink.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A link to a file whose server answers these statuses; returns the addresses that the browser was told to save. */
function aLink(...statuses: number[]): string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.getAttribute('href') ?? '');
  });
  vi.stubGlobal('fetch', () => {
    const Status = statuses.shift() ?? 200;
    const body = { Value: {}, Message: null, Status };
    return Promise.resolve(new Response(JSON.stringify(body), { status: Status }));
  });
  // As in the desk, where react-admin answers a 401 by leaving.
  const member = {
    ...aMember('owner'),
    checkError: (error: { status?: number }) => deskSession().checkError(error),
  };
  render(
    <CoreAdminContext dataProvider={deskData()} authProvider={member}>
      <FileLink href="/v1/desk/orders/csv">CSV</FileLink>
    </CoreAdminContext>,
  );
  return saved;
}

const link = () => screen.getByRole('link', { name: 'CSV' });

test('a file whose session has ended is saved after the sign-in, and the refusal is not', async () => {
  const saved = aLink(401, 200);
  const leave = onEndedSession(() => undefined);

  fireEvent.click(link());
  await expect.poll(isSessionOver).toBe(true);
  expect(saved).toEqual([]);
  answerEndedSession(true);

  await expect.poll(() => saved).toEqual(['/v1/desk/orders/csv']);
  leave();
});

test('whoever leaves instead of signing in saves no file', async () => {
  const saved = aLink(401, 401);
  const leave = onEndedSession(() => undefined);

  fireEvent.click(link());
  await expect.poll(isSessionOver).toBe(true);
  answerEndedSession(false);
  // The next press is heard once the one before is done with.
  const pressAgain = () => {
    fireEvent.click(link());
    return isSessionOver();
  };
  await expect.poll(pressAgain).toBe(true);

  expect(saved).toEqual([]);
  leave();
});

test('a press that opens the link elsewhere is left to the browser', () => {
  aLink();
  const press = createEvent.click(link(), { ctrlKey: true });

  fireEvent(link(), press);

  expect(press.defaultPrevented).toBe(false);
  expect(link().getAttribute('href')).toBe('/v1/desk/orders/csv');
});
