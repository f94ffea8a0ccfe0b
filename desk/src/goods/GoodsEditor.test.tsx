import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import type { Goods, GoodsConflict } from '@kashi/contracts/desk/goods/goods';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as parts } from '../parts/messages.ts';
import { deskData } from '../server/desk-data.ts';
import { GoodsEditor } from './GoodsEditor.tsx';
import { aProduct, noShelves } from './goods-draft-fixtures.ts';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

/** The editor at a server that answers each save when it is told to. Returns what was sent. */
function anEditor() {
  const sent: object[] = [];
  let answer = (_value: object | null, _status?: number, _errors?: object[]): void => undefined;
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as object);
    return new Promise<Response>((resolve) => {
      answer = (Value, status = 200, Errors = []) => {
        const body = { Value, Message: null, Status: status, Errors };
        resolve(new Response(JSON.stringify(body), { status }));
      };
    });
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <GoodsEditor goods={aProduct} shelves={noShelves} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return {
    sent,
    answer: (saved: Goods) => answer(saved),
    refuses: (Field: string, Message: string) => answer(null, 400, [{ Field, Message }]),
    overtakes: (conflict: GoodsConflict) => answer(conflict, 409),
  };
}

const save = () => userEvent.click(screen.getByRole('button', { name: messages.save }));
const variant = (place: string) =>
  within(screen.getByRole('group', { name: messages.variant(place) }));

async function type(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('what is typed while a product is saved stays, is called unsaved, and is sent by the next press over what was saved', async () => {
  const { sent, answer } = anEditor();
  const name = screen.getByRole('textbox', { name: messages.name });
  await type(variant('۱').getByRole('textbox', { name: messages.stock }), '8');

  await save();
  await type(name, 'تلفن');
  const saved = aProduct.variants.map((each) => (each.id === 7 ? { ...each, stock: 8 } : each));
  answer({ ...aProduct, version: 2, variants: saved });
  await vi.waitFor(async () => {
    await save();
    expect(sent).toHaveLength(2);
  });

  expect(name).toHaveProperty('value', 'تلفن');
  expect(screen.queryByText(messages.saved)).toBeNull();
  expect(sent[1]).toMatchObject({
    name: 'تلفن',
    version: 2,
    variants: [
      { id: 7, stock: 8, seenStock: 8 },
      { id: 8, stock: 10, seenStock: 10 },
    ],
  });
  answer({ ...aProduct, version: 3, name: 'تلفن', variants: saved });
  await screen.findByText(messages.saved);
});

test('who types in a new variant while it is saved types on in it', async () => {
  const { sent, answer } = anEditor();
  await userEvent.click(screen.getByRole('button', { name: messages.addVariant }));
  await type(variant('۳').getByRole('textbox', { name: messages.variantName }), 'آبی');

  await save();
  await userEvent.type(variant('۳').getByRole('textbox', { name: messages.variantName }), ' تیره');
  const made = { id: 9, name: 'آبی', colorHex: null, priceToman: 1000, stock: 0 };
  answer({ ...aProduct, version: 2, variants: [...aProduct.variants, made] });
  await vi.waitFor(() =>
    expect(
      screen.getByRole('button', { name: messages.save }).getAttribute('aria-disabled'),
    ).toBeNull(),
  );
  await userEvent.keyboard('{Enter}');

  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 2, variants: [{}, {}, { id: 9, name: 'آبی تیره' }] });
});

test('who keeps their own text over a newer version saves it with the prices of that version', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const { sent, answer, overtakes } = anEditor();
  await type(screen.getByRole('textbox', { name: messages.guarantee }), 'یک سال');
  await save();
  const variants = aProduct.variants.map((each) => ({ ...each, priceToman: 1200 }));
  const current = { ...aProduct, version: 5, variants };
  overtakes({ current, differs: ['variants', 'guarantee'], changedBy: 'لاله', changedAt: null });

  await userEvent.click(await screen.findByRole('button', { name: parts.keepMine }));
  await save();

  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    version: 5,
    guarantee: 'یک سال',
    variants: [{ priceToman: 1200 }, { priceToman: 1200 }],
  });
  answer({ ...current, version: 6, guarantee: 'یک سال' });
  await screen.findByText(messages.saved);
  complaint.mockClear();
});

test('a video that the shop cannot play is refused beside the field of the videos', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const { refuses } = anEditor();
  await userEvent.type(
    screen.getByRole('textbox', { name: messages.videos }),
    'https://youtu.be/a1{Enter}https://shop.example/watch.mp4',
  );

  await save();
  refuses('videos.1', deskMessages.videoUrl);

  await screen.findByRole('textbox', {
    name: messages.videos,
    description: deskMessages.videoUrl,
  });
  complaint.mockClear();
});
