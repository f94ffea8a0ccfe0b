import { markHandled, readWaitingMessages } from '../content/contact-inbox.ts';
import { CommandError } from './command-error.ts';
import type { Desk } from './desk.ts';
import { idsIn } from './numbers.ts';
import { oneLine } from './one-line.ts';

/** `messages list`: unanswered messages from the contact page. */
export async function listMessages(desk: Desk): Promise<void> {
  const messages = await readWaitingMessages(desk);
  for (const { id, fullName, mobile, email, comment, registeredAt } of messages) {
    desk.say(
      `${id}  ${registeredAt.toISOString().slice(0, 16)}  ${oneLine(fullName)}  ${mobile}  ${oneLine(email)}`,
    );
    desk.say(`    ${oneLine(comment)}`);
  }
  desk.say(
    messages.length === 0 ? 'No message awaits an answer.' : `${messages.length} to answer.`,
  );
}

/** `messages done <id>…`: takes answered messages off the list. */
export async function finishMessages(desk: Desk, words: readonly string[]): Promise<void> {
  const missing: number[] = [];
  for (const id of idsIn(words)) {
    if (await markHandled(desk, id)) desk.say(`The message ${id} is done.`);
    else missing.push(id);
  }
  if (missing.length > 0)
    throw new CommandError(`No unanswered message has the id ${missing.join(', ')}.`);
}
