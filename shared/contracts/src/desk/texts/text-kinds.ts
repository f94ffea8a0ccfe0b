import type { DeskEvent } from '../desk-events.ts';
import { templateKinds } from './text-templates.ts';

/** What the staff can be told of by SMS; the desk tells of these, and of opinions, at once. */
export const newsKinds = [
  'order',
  'message',
  'low-stock',
  'payment-run',
] as const satisfies DeskEvent['kind'][];
export type NewsKind = (typeof newsKinds)[number];

/** The kinds of the shop's texts: states of orders, refunds, alerts and answers to messages to customers, and to the staff news and trials of a number. */
export const textKinds = [
  ...templateKinds,
  ...newsKinds,
  'answer',
  'mailed-answer',
  'trial',
] as const;
export type TextKind = (typeof textKinds)[number];

/** The kinds that go out by e-mail; all others are SMS. */
export const mailKinds = ['mailed-answer'] as const satisfies TextKind[];
