import type { CarriersState } from '@kashi/contracts/desk/shop-settings';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { CarriersForm } from './CarriersForm.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

function carriers(MostWeightGrams: number, version: string): CarriersState {
  const Country = {
    Fee: 89_000,
    FreeFrom: null,
    Duration: '۲ روز',
    WorkingDays: null,
    PrepareDuration: null,
  };
  return {
    carriers: [
      {
        Name: 'پست',
        IconPath: '',
        MostWeightGrams,
        TrackingUrl: '',
        IsFreightCollect: false,
        Country,
      },
    ],
    version,
  };
}

test('who was overtaken keeps what was typed, and saves it over the list of the other', async () => {
  const refusal = {
    Value: { current: carriers(2000, 'second') },
    Message: 'همکاری زودتر بود.',
    Status: 409,
  };
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(refusal), { status: 409 })),
  );
  vi.stubGlobal('fetch', fetch);
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <CarriersForm read={carriers(1000, 'first')} />
    </CoreAdminContext>,
  );
  const weight = screen.getByRole('textbox', { name: 'سنگین‌ترین بسته (گرم)' });
  await userEvent.clear(weight);
  await userEvent.type(weight, '3000');
  const save = screen.getByRole('button', { name: 'ذخیرهٔ همه' });

  await userEvent.click(save);
  await screen.findByText('همکاری زودتر بود.');
  await userEvent.click(screen.getByRole('button', { name: 'نوشتهٔ خودم را نگه می‌دارم' }));
  await userEvent.click(save);
  await screen.findByText('همکاری زودتر بود.');
  await userEvent.click(screen.getByRole('button', { name: 'نسخهٔ تازه را می‌گیرم' }));

  complaint.mockClear();
  const sent = fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
  expect(sent).toMatchObject([
    { carriers: [{ MostWeightGrams: 3000 }], version: 'first' },
    { carriers: [{ MostWeightGrams: 3000 }], version: 'second' },
  ]);
  expect(screen.getByRole('textbox', { name: 'سنگین‌ترین بسته (گرم)' })).toHaveProperty(
    'value',
    '۲٬۰۰۰',
  );
});

test('a carrier that is raised to the first place, or removed, leaves the keyboard at the carriers', async () => {
  const read = carriers(1000, 'first');
  const [post] = read.carriers;
  if (!post) throw new Error('The shop has no carrier.');
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <CarriersForm read={{ ...read, carriers: [post, { ...post, Name: 'پیک' }] }} />
    </CoreAdminContext>,
  );
  const names = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox', { name: messages.name })
      .map(({ value }) => value);
  const courier = within(screen.getByRole('group', { name: 'پیک' }));
  const raise = courier.getByRole('button', { name: messages.raise });

  await userEvent.click(raise);
  expect(names()).toEqual(['پیک', 'پست']);
  expect(document.activeElement).toBe(raise);
  await userEvent.click(raise);
  expect(names()).toEqual(['پیک', 'پست']);
  await userEvent.click(courier.getByRole('button', { name: messages.remove }));

  expect(names()).toEqual(['پست']);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: messages.title }));
});

test('what is typed while the carriers are saved stays, and is not called saved', async () => {
  const sent: object[] = [];
  let answer = (): void => undefined;
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as object);
    return new Promise<Response>((resolve) => {
      const said = { Value: carriers(3000, 'second'), Message: null, Status: 200 };
      answer = () => resolve(new Response(JSON.stringify(said)));
    });
  });
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <CarriersForm read={carriers(1000, 'first')} />
    </CoreAdminContext>,
  );
  const weight = screen.getByRole('textbox', { name: messages.mostWeight });
  const save = screen.getByRole('button', { name: messages.save });
  await userEvent.clear(weight);
  await userEvent.type(weight, '3000');

  await userEvent.click(save);
  await userEvent.type(weight, '0');
  answer();
  await vi.waitFor(async () => {
    await userEvent.click(save);
    expect(sent).toHaveLength(2);
  });

  expect(sent[1]).toMatchObject({ carriers: [{ MostWeightGrams: 30_000 }], version: 'second' });
  expect(screen.queryByText(messages.saved)).toBeNull();
  const region = screen.getByRole('status');
  answer();
  expect(region.contains(await screen.findByText(messages.saved))).toBe(true);
});

test('a carrier that is renamed while it is saved takes what somebody else has saved of it since', async () => {
  const sent: object[] = [];
  let answer = (_Value: object, _status?: number): void => undefined;
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as object);
    return new Promise<Response>((resolve) => {
      answer = (Value, status = 200) =>
        resolve(new Response(JSON.stringify({ Value, Message: 'همکاری زودتر بود.' }), { status }));
    });
  });
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <CarriersForm read={carriers(1000, 'first')} />
    </CoreAdminContext>,
  );
  const name = screen.getByRole('textbox', { name: messages.name });
  const save = screen.getByRole('button', { name: messages.save });
  const saveUntilSent = (calls: number) =>
    vi.waitFor(async () => {
      await userEvent.click(save);
      expect(sent).toHaveLength(calls);
    });

  await userEvent.click(save);
  await userEvent.type(name, ' پیشتاز');
  answer(carriers(1000, 'second'));
  await saveUntilSent(2);
  answer({ current: carriers(2000, 'third') }, 409);
  await userEvent.click(await screen.findByRole('button', { name: 'نوشتهٔ خودم را نگه می‌دارم' }));
  await saveUntilSent(3);

  complaint.mockClear();
  expect(sent[2]).toMatchObject({
    carriers: [{ Name: 'پست پیشتاز', MostWeightGrams: 2000 }],
    version: 'third',
  });
});

test('a carrier that is refused because it serves no zone has the sentence among its own fields', async () => {
  const Message = 'دست‌کم یک جا را روشن کنید.';
  const Errors = [{ Field: 'carriers.1.zones', Message }];
  vi.stubGlobal('fetch', () => {
    const refusal = { Value: null, Message, Status: 400, Errors };
    return Promise.resolve(new Response(JSON.stringify(refusal), { status: 400 }));
  });
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const read = carriers(1000, 'first');
  const courier = { ...read.carriers[0]!, Name: 'پیک', Country: undefined };
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <CarriersForm read={{ ...read, carriers: [...read.carriers, courier] }} />
    </CoreAdminContext>,
  );

  await userEvent.click(screen.getByRole('button', { name: messages.save }));

  const own = within(screen.getByRole('group', { name: 'پیک' }));
  expect((await own.findByRole('alert')).textContent).toBe(Message);
  expect(within(screen.getByRole('group', { name: 'پست' })).queryByRole('alert')).toBeNull();
  complaint.mockClear();
});
