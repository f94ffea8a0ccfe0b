import type { ShelfKind } from '@kashi/contracts/desk/goods/shelves';
import { expect, test } from 'vitest';
import { aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { aProductAtDesk, readOne } from './goods-fixtures.ts';
import { messages } from './messages.ts';

/** A desk at which shelves are made and raised, with the group and the subgroup of its one product. */
async function aDeskWithShelves() {
  const at = await aProductAtDesk();
  const { desk, keeper } = at;
  const { groupId, subGroupId } = await readOne(at);
  const read = async () => (await desk.ask('GET /v1/desk/shelves', {}, keeper)).body.Value;
  const make = async (
    kind: 'group' | 'subGroup',
    title: string,
    parentId: number | null = null,
  ) => {
    await desk.ask('POST /v1/desk/shelves/save', { kind, title, parentId }, keeper);
    const { groups, subGroups } = await read();
    return (kind === 'group' ? groups : subGroups).find((shelf) => shelf.title === title)?.id ?? 0;
  };
  const raise = (kind: ShelfKind, id: number, above: number) =>
    desk.ask('POST /v1/desk/shelves/raise', { kind, id, above }, keeper);
  return { ...at, groupId, subGroupId, read, make, raise };
}

const idsOf = (shelves: readonly { id: number }[]) => shelves.map(({ id }) => id);

test('a group that is raised is one place up in the menu, and the log says so', async () => {
  const { desk, groupId, make, raise } = await aDeskWithShelves();
  const second = await make('group', 'دوم');
  const third = await make('group', 'سوم');

  const raised = await raise('group', third, second);

  expect(idsOf(raised.body.Value.groups)).toEqual([groupId, third, second]);
  // Without a notice the contents are kept for two seconds.
  desk.shop.setTime(new Date(desk.shop.clock().getTime() + 3000));
  const { body } = await desk.shop.ask('GET /v1/ContentManagement/Contents/Read', {});
  expect(body.Value.Groups.map(({ Id }) => Id)).toEqual([groupId, third, second]);
  expect((await loggedChanges(desk)).at(-1)).toMatchObject({
    subject: 'group',
    before: { place: 3 },
    after: { place: 2 },
  });
});

test('a subgroup is raised among those of its own group, which stand together at the desk', async () => {
  const { groupId, subGroupId, read, make, raise } = await aDeskWithShelves();
  const other = await make('group', 'دیگر');
  const ofOther = await make('subGroup', 'زیر دیگر', other);
  const second = await make('subGroup', 'دوم', groupId);

  const raised = await raise('subGroup', second, subGroupId);
  const stray = await raise('subGroup', ofOther, subGroupId);

  expect(raised.status).toBe(200);
  expect(stray.status).toBe(409);
  expect(idsOf((await read()).subGroups)).toEqual([second, subGroupId, ofOther]);
});

test('shelves whose places were never told apart get places of their own', async () => {
  const { desk, groupId, make, raise } = await aDeskWithShelves();
  const second = await make('group', 'دوم');
  const third = await make('group', 'سوم');
  const { db } = desk.shop.store;
  await db.updateTable('groups').set({ position: 5 }).execute();

  await raise('group', third, second);

  const rows = await db
    .selectFrom('groups')
    .select(['id', 'position'])
    .orderBy('position')
    .execute();
  expect(rows).toEqual([groupId, third, second].map((id, position) => ({ id, position })));
});

test('of two members who raise groups past one another the second is told that the order is another one', async () => {
  const { groupId, make, read, raise } = await aDeskWithShelves();
  const second = await make('group', 'دوم');
  const third = await make('group', 'سوم');

  const both = await Promise.all([raise('group', second, groupId), raise('group', third, second)]);

  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    Message: messages.orderMoved,
    Value: { current: await read() },
  });
});

test('a raise that comes again, since its answer was lost, leaves the group one place up and is logged once', async () => {
  const { desk, groupId, make, raise } = await aDeskWithShelves();
  const second = await make('group', 'دوم');
  await raise('group', second, groupId);
  const logged = (await loggedChanges(desk)).length;

  const again = await raise('group', second, groupId);

  expect(again.status).toBe(200);
  expect(idsOf(again.body.Value.groups)).toEqual([second, groupId]);
  expect(await loggedChanges(desk)).toHaveLength(logged);
});

test('an unknown shelf is not found, and who keeps no goods raises none', async () => {
  const { desk, groupId, raise } = await aDeskWithShelves();
  const other = await aMember(desk, ['orders']);

  const unknown = await raise('brand', 999_999, groupId);
  const input = { kind: 'group', id: groupId, above: groupId } as const;
  const refused = await desk.ask('POST /v1/desk/shelves/raise', input, other);

  expect([unknown.status, refused.status]).toEqual([404, 403]);
});
