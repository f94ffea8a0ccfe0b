import { expect, test } from 'vitest';
import { readInvitation } from '../../desk-staff/invitations.ts';
import { aCommandedShop } from '../command-fixtures.ts';

const add = ['staff', 'add', 'babak', 'orders,support', 'بابک', 'صالحی'] as const;

test('a member is added by command, and sets themselves up at the printed path', async () => {
  const { shop, run } = await aCommandedShop();

  const lines = await run(...add);
  const listed = await run('staff', 'list');

  const token = /^\/setup#([\w-]{43})$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
  expect(await readInvitation(shop, token)).toMatchObject({ userName: 'babak' });
  expect(listed).toEqual(['babak  orders,support  بابک صالحی  not set up yet']);
});

test('who has lost password or telephone is reset; the path before is void', async () => {
  const { shop, run } = await aCommandedShop();
  const tokenIn = (lines: string[]) => (lines.at(-1) ?? '').split('#')[1] ?? '';
  const first = tokenIn(await run(...add));

  const second = tokenIn(await run('staff', 'reset', 'babak'));

  await expect(readInvitation(shop, first)).rejects.toMatchObject({ status: 404 });
  expect(await readInvitation(shop, second)).toMatchObject({ userName: 'babak' });
});

test('what the commands change of the staff is in the log', async () => {
  const { shop, run } = await aCommandedShop();

  await run(...add);
  await run('staff', 'block', 'babak');

  const changes = await shop.store.db.selectFrom('desk_changes').selectAll().execute();
  expect(changes).toMatchObject([
    { staff_id: null, call: 'npm run shop -- staff add', before: null },
    { call: 'npm run shop -- staff block', after: { isBlocked: true } },
  ]);
});

test.each([
  [['staff', 'add', 'Ba', 'orders', 'x'], /no user name/],
  [['staff', 'add', 'babak', 'king', 'x'], /should be roles/],
  [['staff', 'add', 'babak', 'orders'], /name of the member/],
  [['staff', 'reset', 'nobody'], /nobody by this user name/],
])('%j is refused with a sentence', async (words, sentence) => {
  const { run } = await aCommandedShop();

  await expect(run(...words)).rejects.toThrow(sentence);
});

test('a user name is not given twice', async () => {
  const { run } = await aCommandedShop();
  await run(...add);

  await expect(run(...add)).rejects.toThrow(/already/);
});
