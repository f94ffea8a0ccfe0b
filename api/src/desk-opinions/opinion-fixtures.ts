import type { TestDesk } from '../desk/desk-fixtures.ts';

/** What a member sends who has just read the review. */
export function reviewAsRead(desk: TestDesk, member: { cookie: string }, id = 1) {
  return asRead(desk, member, { queue: 'GET /v1/desk/reviews', id });
}

/** What a member sends who has just read the question. */
export function questionAsRead(desk: TestDesk, member: { cookie: string }, id = 1) {
  return asRead(desk, member, { queue: 'GET /v1/desk/questions', id });
}

async function asRead(
  desk: TestDesk,
  member: { cookie: string },
  { queue, id }: { queue: 'GET /v1/desk/reviews' | 'GET /v1/desk/questions'; id: number },
): Promise<{ id: number; version: string }> {
  const { body } = await desk.ask(queue, { state: 'all' }, member);
  const opinion = body.Value.rows.find((row) => row.id === id);
  if (!opinion) throw new Error(`No opinion ${id} is in the queue.`);
  return { id, version: opinion.version };
}
