import { markHandled, readWaitingMessages } from '../../content/contact-inbox.ts';
import { CommandError } from '../command-error.ts';
import type { CommandContext } from '../command-context.ts';
import { idsIn } from '../text/numbers.ts';
import { oneLine } from '../text/one-line.ts';

/** `messages list`: unanswered messages from the contact page. */
export async function listMessages(context: CommandContext): Promise<void> {
  const messages = await readWaitingMessages(context);
  for (const { id, fullName, mobile, email, comment, registeredAt } of messages) {
    context.say(
      `${id}  ${registeredAt.toISOString().slice(0, 16)}  ${oneLine(fullName)}  ${mobile}  ${oneLine(email)}`,
    );
    context.say(`    ${oneLine(comment)}`);
  }
  context.say(
    messages.length === 0 ? 'No message awaits an answer.' : `${messages.length} to answer.`,
  );
}

/** `messages done <id>…`: takes answered messages off the list. */
export async function finishMessages(
  context: CommandContext,
  words: readonly string[],
): Promise<void> {
  const missing: number[] = [];
  for (const id of idsIn(words)) {
    if (await markHandled(context.store.db, { id, note: '', at: context.clock() }))
      context.say(`The message ${id} is done.`);
    else missing.push(id);
  }
  if (missing.length > 0)
    throw new CommandError(`No unanswered message has the id ${missing.join(', ')}.`);
}
