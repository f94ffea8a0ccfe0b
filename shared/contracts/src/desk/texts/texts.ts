import * as z from 'zod/mini';
import { id } from '../../call/fields.ts';
import { deskCall } from '../desk-call.ts';
import { deskMessages } from '../desk-messages.ts';
import { moment, pageInput, pageOf } from '../keyset.ts';
import { quietHours } from './quiet-hours.ts';
import { textKinds } from './text-kinds.ts';
import { templateProblem, type TemplateKind } from './text-templates.ts';

/** Whether a state, an alert or a refund is told of, and with which words. */
function kindOf(kind: TemplateKind) {
  const template = z.string(deskMessages.text.required).check(
    z.trim(),
    z.check<string>(({ value, issues }) => {
      const message = templateProblem(kind, value);
      if (message !== null) issues.push({ code: 'custom', message, input: value });
    }),
  );
  return z.strictObject({ isOn: z.boolean(), template });
}

const kinds = z.strictObject({
  registered: kindOf('registered'),
  approved: kindOf('approved'),
  handedToCourier: kindOf('handedToCourier'),
  readyForPickup: kindOf('readyForPickup'),
  delivered: kindOf('delivered'),
  rejected: kindOf('rejected'),
  cancelled: kindOf('cancelled'),
  refundToWallet: kindOf('refundToWallet'),
  refundByBank: kindOf('refundByBank'),
  returnAsked: kindOf('returnAsked'),
  returnAccepted: kindOf('returnAccepted'),
  returnReceived: kindOf('returnReceived'),
  returnRefused: kindOf('returnRefused'),
  stockAlert: kindOf('stockAlert'),
  priceAlert: kindOf('priceAlert'),
  refundOfPayment: kindOf('refundOfPayment'),
});

/** What is left out stays as it is. */
const textSettingsInput = z.strictObject({
  kinds: z._default(z.partial(kinds), {}),
  quiet: z.optional(quietHours),
});
export type ChangedTextSettings = z.output<typeof textSettingsInput>;

const textSettingsSchema = z.object({ kinds, quiet: quietHours });
export type TextSettings = z.output<typeof textSettingsSchema>;

/** `trouble` has the texts that failed: those that are tried again, and those of the last days that are given up. */
export const textStates = ['trouble', 'waiting', 'given-up', 'sent'] as const;

const textSchema = z.object({
  id: z.int(),
  kind: z.enum(textKinds),
  orderId: z.nullable(z.int()),
  /** 0913***4567, or n***@example.com of a mail: enough to know somebody by who is known anyway. */
  mobile: z.string(),
  body: z.string(),
  state: z.enum(['waiting', 'sent', 'given-up']),
  tries: z.int(),
  madeAt: moment,
  sentAt: z.nullable(moment),
  /** Why the last try failed: `no-answer`, or `refused-` with the provider's number (`mail-no-answer`, `mail-no-server` and `mail-refused-` of a mail), `restored`, or `overtaken` by a newer text of the order. */
  problem: z.nullable(z.string()),
});
export type QueuedText = z.output<typeof textSchema>;

const owner = ['owner'] as const;

export const textCalls = {
  'GET /v1/desk/texts': deskCall({
    summary:
      'The texts (SMS) to customers and to the staff, newest first: those in trouble, waiting, given up or sent.',
    access: owner,
    input: z.object({ ...pageInput, state: z._default(z.enum(textStates), 'trouble') }),
    value: pageOf(textSchema),
  }),
  'POST /v1/desk/texts/send-again': deskCall({
    summary:
      'Makes a text that has failed due again. A 409 with the text as it is now, if it has not failed.',
    access: owner,
    input: z.object({ id }),
    value: textSchema,
  }),
  'GET /v1/desk/texts/settings': deskCall({
    summary:
      'Which states of an order, and which alerts, are told of by SMS, in which words, and the quiet hours.',
    access: owner,
    input: z.object({}),
    value: textSettingsSchema,
  }),
  'POST /v1/desk/texts/settings/save': deskCall({
    summary: 'Saves words, switches and quiet hours; what is left out stays as it is.',
    access: owner,
    input: textSettingsInput,
    value: textSettingsSchema,
  }),
};
