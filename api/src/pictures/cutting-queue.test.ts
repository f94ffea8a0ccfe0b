import { expect, test } from 'vitest';
import { CuttingQueue } from './cutting-queue.ts';
import { messages } from './messages.ts';

const stays = new AbortController().signal;

/** A queue with a file that is being cut until `open`, and the names of those that were cut since. */
function aBusyQueue() {
  const queue = new CuttingQueue();
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const cut: string[] = [];
  const note = (name: string) => async () => void cut.push(name);
  const running = queue.ofStaff(() => promise);
  const staff = (name: string) => queue.ofStaff(note(name));
  const customer = (customerId: number, leaves = stays) =>
    queue.ofCustomer({ customerId, leaves }, note(`customer ${customerId}`));
  return { cut, staff, customer, open, running };
}

test('a file of the staff is cut before those of customers that came first', async () => {
  const { cut, staff, customer, open } = aBusyQueue();
  const sent = [customer(1), customer(2), staff('desk')];

  open();
  await Promise.all(sent);

  expect(cut).toEqual(['desk', 'customer 1', 'customer 2']);
});

test('customers have a turn between the files of a long import', async () => {
  const { cut, staff, customer, open } = aBusyQueue();
  const sent = [customer(1), ...Array.from({ length: 6 }, () => staff('import'))];

  open();
  await Promise.all(sent);

  expect(cut.indexOf('customer 1')).toBe(3);
});

test('a later file of one customer takes the place of the earlier one, and a fifth customer is asked to come back in five seconds', async () => {
  const { cut, customer, open } = aBusyQueue();
  const [earlier, ...others] = [1, 2, 3, 4].map((id) => customer(id));
  const refusal = { status: 503, message: messages.tooManySent, retryAfterSeconds: 5 };

  const later = customer(1);
  const fifth = customer(5);

  await expect(earlier).rejects.toMatchObject(refusal);
  await expect(fifth).rejects.toMatchObject(refusal);
  open();
  await Promise.all([later, ...others]);
  await customer(1);
  expect(cut).toEqual([...[1, 2, 3, 4].map((id) => `customer ${id}`), 'customer 1']);
});

test('the file of a customer who has left is not cut, and its place is free', async () => {
  const { cut, customer, open } = aBusyQueue();
  const leaving = new AbortController();
  const left = customer(1, leaving.signal);
  leaving.abort();
  const gone = customer(2, AbortSignal.abort());
  const others = [1, 3, 4, 5].map((id) => customer(id));

  await expect(left).rejects.toMatchObject({ status: 400 });
  await expect(gone).rejects.toMatchObject({ status: 400 });
  open();
  await Promise.all(others);

  expect(cut).toEqual([1, 3, 4, 5].map((id) => `customer ${id}`));
});

test('a file that fails delays nobody', async () => {
  const queue = new CuttingQueue();

  const failed = queue.ofStaff(() => Promise.reject(new Error('broken')));
  const next = queue.ofStaff(async () => 'cut');

  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('cut');
});
