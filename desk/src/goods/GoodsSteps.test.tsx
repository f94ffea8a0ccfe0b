import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useUnsaved } from '../parts/form/unsaved.ts';
import { deskData } from '../server/desk-data.ts';
import { aProduct, noShelves } from './goods-draft-fixtures.ts';
import { GoodsSteps } from './GoodsSteps.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

const shelves = { ...noShelves, brands: [{ id: 2, title: 'آوا', version: '', logo: '', alt: '' }] };

function Editor() {
  useUnsaved(true);
  return <GoodsSteps goods={aProduct} read={aProduct} shelves={shelves} />;
}

test('who copies a product with text that is not saved is asked before the copy is made', async () => {
  const confirm = vi.fn(() => false);
  const fetch = vi.fn();
  vi.stubGlobal('confirm', confirm);
  vi.stubGlobal('fetch', fetch);
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <Editor />
      </CoreAdminContext>
    </MemoryRouter>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'رونوشت' }));

  expect(confirm).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();
});

test('a product that a colleague has changed is shown with the change, and is deleted by another press', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const current = { ...aProduct, version: 3, guarantee: 'یک سال', brandId: 2, weightGrams: 1500 };
  const conflict = { current, differs: [], changedBy: 'لاله', changedAt: null };
  const sent: object[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as object);
    const answer =
      sent.length === 1 ? { Value: conflict, Status: 409 } : { Value: null, Status: 200 };
    const response = new Response(JSON.stringify({ Message: 'نه', ...answer }), {
      status: answer.Status,
    });
    return Promise.resolve(response);
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <GoodsSteps goods={aProduct} read={aProduct} shelves={shelves} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: messages.delete }));
  const dialog = within(screen.getByRole('dialog'));

  await userEvent.click(dialog.getByRole('button', { name: messages.delete }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('لاله');
  expect(alert.textContent).toContain(`${messages.fields.guarantee}یک سال`);
  expect(alert.textContent).toContain(`${messages.fields.brandId}آوا`);
  expect(alert.textContent).toContain(`${messages.fields.weightGrams}۱٬۵۰۰`);
  await userEvent.click(dialog.getByRole('button', { name: messages.delete }));

  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { id: 1, version: 1 },
    { id: 1, version: 3 },
  ]);
  complaint.mockClear();
});
