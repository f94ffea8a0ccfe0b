import { randomUUID } from 'node:crypto';
import { mostImportBytes } from '@kashi/contracts/desk/goods/imports';
import { expect, test } from 'vitest';
import { aMember, loggedChanges, type TestDesk } from '../../desk/desk-fixtures.ts';
import { aKeeper, sent } from './import-fixtures.ts';
import { messages } from './messages.ts';

const teas = `name,group,subgroup,brand,variant,price,stock
چای سیاه,خوراک,نوشیدنی,کاشی,نیم کیلو,120000,5
چای سیاه,خوراک,نوشیدنی,کاشی,یک کیلو,220000,3
چای سبز,,نوشیدنی,کاشی,,90000,2
`;

const countOf = async ({ shop }: TestDesk) =>
  (await shop.store.db.selectFrom('products').select('id').execute()).length;

test('a check says what the file would do and changes nothing, and the import does it', async () => {
  const { desk, keeper } = await aKeeper();

  const check = await sent(desk, 'check', teas, keeper);
  const meanwhile = await countOf(desk);
  const run = await sent(desk, 'run', `\uFEFF${teas}`, keeper);

  const would = { rows: 3, added: 2, changed: 0, problems: [] };
  expect(check.body).toMatchObject({ Status: 200, Value: { ...would, isImported: false } });
  expect(check.body.Value.made).toContainEqual({ kind: 'brands', title: 'کاشی' });
  expect(check.told[0]).toEqual({ phase: 'rows', done: 0, of: 2 });
  expect(meanwhile).toBe(0);
  expect(run.body.Value).toMatchObject({ ...would, isImported: true });
  expect(await countOf(desk)).toBe(2);
  expect(await loggedChanges(desk)).toMatchObject([
    { subject: 'import', before: null, after: { rows: 3, added: 2, changed: 0 } },
  ]);
});

test('a check tells how many descriptions have pictures of other hosts, which shoppers would not be shown', async () => {
  const { desk, keeper } = await aKeeper();
  const file = `name,group,subgroup,brand,price,stock,description
چای سیاه,خوراک,نوشیدنی,کاشی,1000,1,<img src='https://elsewhere.example/tea.jpg'>
چای سبز,,نوشیدنی,کاشی,1000,1,<img src='/media/tea-800.webp'>
`;

  const check = await sent(desk, 'check', file, keeper);
  const other = await sent(desk, 'check', teas, keeper);

  expect(check.body.Value).toMatchObject({ problems: [], foreignPictures: 1 });
  expect(other.body.Value).not.toHaveProperty('foreignPictures');
});

test('while a file is checked shoppers are answered, and the check says what the import does', async () => {
  const { desk, keeper } = await aKeeper();
  const rows = Array.from({ length: 2000 }, (_, row) => `کالا ${row},,نوشیدنی,کاشی,,1000,1`);
  const file = `${teas}${rows.join('\n')}\n`;
  const answered: string[] = [];

  const [check] = await Promise.all([
    sent(desk, 'check', file, keeper).finally(() => answered.push('check')),
    desk.shop.ask('GET /v1/Orders/Carts/Read', {}).finally(() => answered.push('shopper')),
  ]);
  const run = await sent(desk, 'run', file, keeper);

  expect(answered).toEqual(['shopper', 'check']);
  expect(check.body.Value).toMatchObject({ added: 2002, changed: 0, problems: [] });
  expect(run.body.Value).toEqual({ ...check.body.Value, isImported: true });
});

test('a thousand bad rows are told one by one in the order of the file, and no good row is imported', async () => {
  const { desk, keeper } = await aKeeper();
  const bad = Array.from({ length: 1000 }, (_, row) => `کالا ${row},خوراک,نوشیدنی,کاشی,,صد,1`);
  const file = `${teas}${bad.join('\n')}\n,,,,,10,1\n`;

  const { body } = await sent(desk, 'run', file, keeper);

  const { isImported, problems } = body.Value;
  expect(isImported).toBe(false);
  expect(problems).toHaveLength(1001);
  expect(problems[0]).toEqual({
    place: 5,
    sentence: 'price: باید عددی درست از ۰ تا ۱٬۰۰۰٬۰۰۰٬۰۰۰٬۰۰۰ باشد.',
  });
  expect(problems.at(-1)).toEqual({ place: 1005, sentence: messages.fault({ is: 'nameless' }) });
  expect(await countOf(desk)).toBe(0);
  expect(await loggedChanges(desk)).toEqual([]);
});

test('a press that is sent again imports once, and is answered alike', async () => {
  const { desk, keeper } = await aKeeper();
  const key = randomUUID();

  const first = await sent(desk, 'run', teas, { ...keeper, key });
  await desk.shop.store.db.updateTable('sale_params').set({ stock: 1 }).execute();
  const again = await sent(desk, 'run', teas, { ...keeper, key });

  const stocks = await desk.shop.store.db.selectFrom('sale_params').select('stock').execute();
  expect(again.body).toEqual(first.body);
  expect(stocks).toEqual([{ stock: 1 }, { stock: 1 }, { stock: 1 }]);
  expect(await loggedChanges(desk)).toHaveLength(1);
});

test.each([
  ['an empty file', ' \n', 400, messages.empty],
  [
    'another encoding',
    Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xc7, 0xe1]),
    400,
    messages.encoding,
  ],
  ['a file that is too large', Buffer.alloc(mostImportBytes + 1, 'a'), 413, messages.bytes],
  ['too many rows', `name\n${'a\n'.repeat(5001)}`, 400, messages.rows(5000)],
])(
  '%s is refused with a sentence before anything is done',
  async (_what, file, status, Message) => {
    const { desk, keeper } = await aKeeper();

    const refused = await sent(desk, 'check', file, keeper);

    expect(refused).toMatchObject({ status, body: { Message } });
  },
);

test('a file of as many rows as are taken is checked, though some of its rows have several problems', async () => {
  const { desk, keeper } = await aKeeper();

  const checked = await sent(
    desk,
    'check',
    `name,price,stock\n${'a,گران,زیاد\n'.repeat(5000)}`,
    keeper,
  );

  expect(checked.status).toBe(200);
  expect(checked.body.Value.problems).toHaveLength(10_000);
});

test('who cares for orders imports no goods', async () => {
  const { desk } = await aKeeper();
  const clerk = await aMember(desk, ['orders']);

  const answers = [await sent(desk, 'check', teas, clerk), await sent(desk, 'run', teas, clerk)];

  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
});
