import {
  mostImportBytes,
  mostZipPartBytes,
  type ImportReport,
} from '@kashi/contracts/desk/goods/imports';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { GoodsImportPage } from './GoodsImportPage.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

const fine: ImportReport = {
  isImported: false,
  rows: 3,
  added: 2,
  changed: 1,
  pictures: 0,
  importedBefore: null,
  pictureSet: null,
  made: [{ kind: 'brands', title: 'کاشی' }],
  problems: [],
};

/** The page at a desk that answers one after the other with these lines; the addresses that it has asked. */
function thePage(...answers: object[][]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const lines = answers.shift() ?? [];
    return Promise.resolve(new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  });
  showPage();
  return asked;
}

function showPage() {
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <GoodsImportPage />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

const told = (Value: ImportReport) => ({ Value, Message: null, Status: 200 });
const aFile = new File(['name\n'], 'goods.csv', { type: 'text/csv' });
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText(messages.choose, { selector: 'input' }), file);

test('an owner reads what a new product weighs whose row says no weight', () => {
  showPage();

  expect(document.body.textContent).toContain('بدون weight_grams، ۵۰۰ گرم');
});

test('a file is checked first, and imported only when the member wants it', async () => {
  const asked = thePage(
    [{ phase: 'rows', done: 0, of: 3 }, told(fine)],
    [told({ ...fine, isImported: true })],
  );

  await choose(aFile);
  expect(await screen.findByText(messages.fine)).toBeTruthy();
  expect(screen.getByText('برند «کاشی»')).toBeTruthy();
  expect(asked).toEqual(['/v1/desk/goods/import/check']);
  await userEvent.click(screen.getByRole('button', { name: messages.import }));

  expect(await screen.findByText(messages.imported)).toBeTruthy();
  expect(asked[1]).toMatch(/^\/v1\/desk\/goods\/import\/run\?key=[0-9a-f]{32}$/);
});

test('whoever is about to import the same file once more is warned, and may', async () => {
  const importedBefore = '2026-11-21T07:12:00Z';
  thePage([told({ ...fine, importedBefore })], [told({ ...fine, isImported: true })]);

  await choose(aFile);
  expect(await screen.findByText(/همین پرونده ۳۰ آبان ۱۴۰۵، ساعت ۱۰:۴۲ وارد شده است/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: messages.import }));

  expect(await screen.findByText(messages.imported)).toBeTruthy();
});

test('whoever imports is told of pictures in descriptions that shoppers would not be shown', async () => {
  thePage([told({ ...fine, foreignPictures: 2 })]);

  await choose(aFile);

  expect(await screen.findByText(messages.foreignPictures(2))).toBeTruthy();
  expect(screen.getByRole('button', { name: messages.import })).toBeTruthy();
});

test('of a thousand problems the first are shown, all are counted and had as a file, and nothing can be imported', async () => {
  const problems = Array.from({ length: 1000 }, (_, row) => ({
    place: row + 2,
    sentence: 'price خالی است.',
  }));
  thePage([told({ ...fine, problems })]);

  await choose(aFile);

  expect((await screen.findByRole('alert')).textContent).toContain('۱٬۰۰۰ اشکال');
  const rows = within(screen.getByRole('table', { name: messages.problemsTable })).getAllByRole(
    'row',
  );
  expect(rows).toHaveLength(51);
  expect(screen.getByRole('button', { name: messages.csv })).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.import })).toBeNull();
});

test('a refusal after the work has begun is told, and the same press can be tried again', async () => {
  const Message = 'واردکردن کالای دیگری در جریان است. پس از پایان آن دوباره بفرستید.';
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  thePage([{ Value: null, Message, Status: 409 }], [told(fine)]);

  await choose(aFile);
  expect((await screen.findByRole('alert')).textContent).toContain(Message);
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

  expect(await screen.findByText(messages.fine)).toBeTruthy();
  complaint.mockClear();
});

test('a zip of pictures goes first, in parts, and the import uses what the check has made ready', async () => {
  const set = 'a'.repeat(32);
  const part = (bytes: number) => [{ Value: { set, bytes }, Message: null, Status: 200 }];
  const checked = { ...fine, pictures: 2, pictureSet: set };
  const asked = thePage(
    part(mostZipPartBytes),
    part(mostZipPartBytes + 5),
    [{ phase: 'pictures', done: 1, of: 2 }, told(checked)],
    [told({ ...checked, isImported: true, pictureSet: null })],
  );
  const zip = new File([new Uint8Array(mostZipPartBytes + 5)], 'pictures.zip');

  await userEvent.upload(screen.getByLabelText(messages.chooseZip, { selector: 'input' }), zip);
  expect(screen.getByText(new RegExp(messages.fileMissing))).toBeTruthy();
  expect(asked).toEqual([]);
  await choose(aFile);
  await userEvent.click(await screen.findByRole('button', { name: messages.import }));

  await screen.findByText(messages.imported);
  const parts = '/v1/desk/goods/import/pictures';
  expect(asked.slice(0, 3)).toEqual([
    `${parts}?at=0`,
    `${parts}?at=${mostZipPartBytes}&set=${set}`,
    `/v1/desk/goods/import/check?pictureSet=${set}`,
  ]);
  expect(asked[3]).toContain(`pictureSet=${set}&key=`);
});

test('while pictures are fetched their step is announced, and the check can be stopped', async () => {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    const line = `${JSON.stringify({ phase: 'pictures', done: 3, of: 12 })}\n`;
    const lines = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(line));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return Promise.resolve(new Response(lines));
  });
  showPage();

  await choose(aFile);
  expect((await screen.findByRole('status')).textContent).toBe(messages.phase.pictures);
  expect(screen.getByText(messages.done(3, 12))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: messages.stop }));

  expect(await screen.findByText(messages.stopped)).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.import })).toBeNull();
});

test('a file that is too large is refused before it is sent', async () => {
  const asked = thePage();

  await choose(new File([new Uint8Array(mostImportBytes + 1)], 'all.csv', { type: 'text/csv' }));

  expect((await screen.findByRole('alert')).textContent).toBe(messages.tooLarge);
  expect(asked).toEqual([]);
});
