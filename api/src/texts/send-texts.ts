import { mailKinds, textKinds, type TextKind } from '@kashi/contracts/desk/texts/text-kinds';
import { sql, type Selectable } from 'kysely';
import { mostMsToAnswer } from '../mail/smtp.ts';
import type { TextTables } from '../schema/text-tables.ts';
import type { Shop } from '../shop.ts';
import { UnsentTextError } from '../sms/sms-provider.ts';
import { alertsLast } from './alerts-last.ts';
import { giveUpOvertaken } from './overtaken-texts.ts';
import { messages } from './messages.ts';
import { restingKinds } from './resting-kinds.ts';

type TextShop = Pick<Shop, 'store' | 'clock' | 'sms'>;
type MailShop = Pick<Shop, 'store' | 'clock' | 'mail'>;
type TextRow = Selectable<TextTables['texts']>;

/**
 * Sends the texts that are due, oldest first and alerts last, outside of their quiet hours. The first failure ends the round, so
 * that a provider that is away is asked once in a round and not once for each text; words that it refuses keep only their own kind
 * from the rest of the round. Texts of one order go out in the order of their states; one of a refund neither waits for those nor
 * keeps them waiting. A round that is ending begins no other text.
 *
 * A text is taken in one transaction and noted as sent in another. Of a process that is killed between the two nobody knows
 * whether it has sent the text: it is sent again rather than lost, and under the same `send_id`, by which the provider can tell
 * that it has it already.
 */
export async function sendTexts(shop: TextShop, ending?: AbortSignal): Promise<void> {
  await giveUpOvertaken(shop.store.db);
  const send = ({ mobile, body, send_id: sendId }: TextRow) =>
    shop.sms.sendText({ mobile, body, sendId });
  const dueKinds = async (now: Date) => {
    const resting = [...(await restingKinds(shop.store.db, now)), ...mailKinds];
    return textKinds.filter((kind) => !resting.includes(kind));
  };
  await sendInRound(shop, { send, dueKinds, mostMsToSend: 2 * minuteMs }, ending);
}

/**
 * Sends the mails of the queue in rounds of their own, so that neither provider keeps the other's waiting. Mails know no quiet hours.
 * A shop that has no mail server any more says so beside each mail, and gives it up as one that is refused.
 */
export async function sendMails(shop: MailShop, ending?: AbortSignal): Promise<void> {
  const { mail } = shop;
  const send = async ({ mobile: to, body, send_id: sendId }: TextRow) => {
    if (!mail) throw withoutServer();
    const settings = await shop.store.db
      .selectFrom('shop_settings')
      .select('shop_name')
      .executeTakeFirst();
    const subject = messages.mailSubject(settings?.shop_name ?? '');
    await mail.sendMail({ to, subject, text: body, sendId });
  };
  const dueKinds = () => Promise.resolve(mailKinds);
  await sendInRound(shop, { send, dueKinds, mostMsToSend: mostMsToAnswer + 2 * minuteMs }, ending);
}

function withoutServer(): UnsentTextError {
  const message = 'The shop has no mail server.';
  return new UnsentTextError(message, {
    problem: 'mail-no-server',
    isFinal: false,
    alsoRefused: 'nothing',
  });
}

type QueueShop = Pick<Shop, 'store' | 'clock'>;
type Send = (text: TextRow) => Promise<void>;

interface Round {
  send: Send;
  dueKinds: (now: Date) => Promise<readonly TextKind[]>;
  /** Longer than the provider is waited for: a text that was taken so long ago has lost its process. */
  mostMsToSend: number;
}

async function sendInRound(
  shop: QueueShop,
  { send, dueKinds, mostMsToSend }: Round,
  ending: AbortSignal | undefined,
): Promise<void> {
  const refused = new Set<TextKind>();
  for (let sent = 0; sent < mostInRound && !ending?.aborted; sent += 1) {
    const now = shop.clock();
    const kinds = (await dueKinds(now)).filter((kind) => !refused.has(kind));
    const text = await takeDue(shop, { now, kinds, mostMsToSend });
    if (!text) return;
    const failure = await sendOne(shop, send, text);
    if (failure?.alsoRefused === 'everything') return;
    if (failure?.alsoRefused === 'its-kind') refused.add(text.kind);
  }
}

/**
 * The text that is due the longest, of those that no older text of their order waits before, taken so that no other process takes it
 * while this one sends it.
 */
function takeDue(
  { store }: QueueShop,
  { now, kinds, mostMsToSend }: { now: Date; kinds: readonly TextKind[]; mostMsToSend: number },
): Promise<TextRow | undefined> {
  return store.transaction(async (tx) => {
    const due = await tx
      .selectFrom('texts as t')
      .select('t.id')
      .where('t.state', '=', 'waiting')
      .where(sql<boolean>`t.kind = any(${kinds}::text[])`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('texts as older')
              .select('older.id')
              .whereRef('older.order_id', '=', 't.order_id')
              .whereRef('older.id', '<', 't.id')
              .where('older.state', '=', 'waiting')
              .where('older.refund_id', 'is', null)
              .where('t.refund_id', 'is', null),
          ),
        ),
      )
      .where(({ or, eb }) =>
        or([
          eb('t.next_try_at', '<=', now),
          // The clock was set back.
          eb('t.next_try_at', '>', new Date(now.getTime() + longestWaitMs)),
        ]),
      )
      .orderBy(alertsLast)
      .orderBy('t.next_try_at')
      .orderBy('t.id')
      .limit(1)
      .forUpdate('t')
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    return tx
      .updateTable('texts')
      .set(({ eb }) => ({
        tries: eb('tries', '+', 1),
        next_try_at: new Date(now.getTime() + mostMsToSend),
      }))
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirst();
  });
}

/** Returns why the provider did not take the text, which is tried again later unless that is of no use; null if it did. */
async function sendOne(
  { store, clock }: QueueShop,
  send: Send,
  text: TextRow,
): Promise<UnsentTextError | null> {
  const { id } = text;
  try {
    await send(text);
  } catch (error) {
    if (!(error instanceof UnsentTextError)) throw error;
    const now = clock();
    const isOver = error.isFinal || now.getTime() - text.made_at.getTime() >= triedForMs;
    if (isOver)
      console.error(`The text ${id} is given up after ${text.tries} tries: ${error.message}`);
    await store.db
      .updateTable('texts')
      .set({
        state: isOver ? 'given-up' : 'waiting',
        problem: error.problem,
        next_try_at: new Date(now.getTime() + waitMs(text.tries)),
      })
      .where('id', '=', id)
      .where('send_id', '=', text.send_id)
      // The shop may have given this message up meanwhile.
      .where('state', '=', 'waiting')
      .execute();
    return error;
  }
  await store.db
    .updateTable('texts')
    .set({ state: 'sent', sent_at: clock(), problem: null })
    .where('id', '=', id)
    // It may have got other words meanwhile, which are still to be sent.
    .where('send_id', '=', text.send_id)
    .execute();
  return null;
}

const mostInRound = 100;
const minuteMs = 60_000;

const longestWaitMs = 60 * minuteMs;
/** After a day the news is old. A text whose first try comes later, as of a shop that was shut, has that one try. */
const triedForMs = 24 * 60 * minuteMs;

/** One minute, then twice as long each time, and an hour at the most. */
function waitMs(tries: number): number {
  return Math.min(2 ** (tries - 1) * minuteMs, longestWaitMs);
}
