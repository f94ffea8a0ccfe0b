import * as z from 'zod/mini';
import { amountDigits } from '../text/amount-digits.ts';
import { fieldMessages } from './field-messages.ts';
import { toLatinDigits } from '../text/latin-digits.ts';
import { toPersianLetters } from '../text/persian-letters.ts';
import { withoutMarks } from '../text/without-marks.ts';

interface TextMessages {
  required: string;
  tooLong: string;
}

/** Text that must be there, without spaces around it. Marks that nobody sees are no text. */
export function requiredText(maxLength: number, messages: TextMessages) {
  return z.string(messages.required).check(
    z.trim(),
    z.minLength(1, { error: messages.required, abort: true }),
    z.refine((text) => withoutMarks(text) !== '', { error: messages.required, abort: true }),
    z.maxLength(maxLength, messages.tooLong),
  );
}

/**
 * A person's name. Arabic yeh and kaf become the Persian letters, whichever keyboard typed them, because the staff search for the
 * person by either spelling (R22).
 */
export function personName(maxLength: number, messages: TextMessages) {
  return requiredText(maxLength, messages).check(z.overwrite(toPersianLetters));
}

/** Digits that a shopper types in any script; kept in Latin (R22). */
export function digits(pattern: RegExp, messages: { required: string; wrong: string }) {
  return z
    .string(messages.required)
    .check(
      z.overwrite(plainDigits),
      z.minLength(1, { error: messages.required, abort: true }),
      z.regex(pattern, messages.wrong),
    );
}

/**
 * A typed or copied amount in tomans: three to ten digits with optional separators, and not zero (§5). Unlike a card number it
 * allows no sign, hyphen or space, which would change or invalidate the amount (R34).
 */
export function amount(messages: { required: string; wrong: string }) {
  return z
    .string(messages.required)
    .check(
      z.overwrite(amountDigits),
      z.minLength(1, { error: messages.required, abort: true }),
      z.regex(/^(?!0+$)\d{3,10}$/, messages.wrong),
    );
}

/** As `digits`, but the field may be left empty: '' then. */
export function optionalDigits(pattern: RegExp, wrong: string) {
  return z.string(wrong).check(
    z.overwrite(plainDigits),
    z.refine((text) => text === '' || pattern.test(text), wrong),
  );
}

/** A field that may be left empty (§5): whoever leaves it out, or sends null, means ''. */
export function orEmpty<Field extends z.ZodMiniType<string, string>>(field: Field) {
  const read = z.transform((text: z.output<Field> | null): z.output<Field> | '' => text ?? '');
  return z._default(z.pipe(z.nullable(field), read), '');
}

/** Mobile number of sign-in and registration: 09 and nine digits (§5). */
export const accountMobile = z
  .string(fieldMessages.mobile.required)
  .check(
    z.overwrite(plainMobile),
    z.minLength(1, { error: fieldMessages.mobile.required, abort: true }),
    z.regex(/^09\d{9}$/, fieldMessages.mobile.startsWith09),
  );

/** Mobile number of recovery, addresses, contact and card reports: 0 and ten digits (§5). */
export const contactMobile = z
  .string(fieldMessages.mobile.required)
  .check(
    z.overwrite(plainMobile),
    z.minLength(1, { error: fieldMessages.mobile.required, abort: true }),
    z.regex(/^0\d{10}$/, fieldMessages.mobile.startsWith0),
  );

/** Takes the marks and spaces off that an email address brings along from where it was copied. */
export const plainEmail = z.overwrite<string>((text) => withoutMarks(text).trim());

/** Four to twelve characters (§5). Its digits count as the same in every script (R22). */
export function password(messages: { required: string; length: string }) {
  return z
    .string(messages.required)
    .check(
      z.overwrite(toLatinDigits),
      z.minLength(1, { error: messages.required, abort: true }),
      z.minLength(4, messages.length),
      z.maxLength(12, messages.length),
    );
}

/** A whole number from a query string, a form or JSON. */
export const wholeNumber = wholeNumberOr(fieldMessages.id);

/** The id of a stored row, within the range of the database's `integer`. */
export const id = wholeNumberBetween(0, 2_147_483_647);

/** As `id`, of something that the shopper has to choose first. */
export function chosenId(message: string) {
  return wholeNumberBetween(1, 2_147_483_647, message);
}

/** An address of the customer's, or -1 for store pickup (§4). */
export const addressOrPickup = wholeNumberBetween(-1, 2_147_483_647);

/** Yes or no, from a query string, a form or JSON. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], { error: fieldMessages.choice }),
  z.transform((value) => value === true || value === 'true'),
);

/**
 * The unguessable name of a cart, an order or a code's request, 64 characters at most. A longer one names nothing and becomes '', so
 * that a browser's damaged key begins a new cart and is forgotten, as a stale one is (R3), and does not fail every call.
 */
export const hash = z
  .string(fieldMessages.id)
  .check(z.overwrite((text) => (text.length > 64 ? '' : text)));

/** A sum that the shopper has been shown, as the page sends it back. */
export const shownToman = wholeNumberBetween(0, 999_999_999_999_999, fieldMessages.sum);

/** Whole tomans, never negative (R7). */
export const toman = z.int().check(z.nonnegative());

function wholeNumberBetween(least: number, most: number, message: string = fieldMessages.id) {
  return z.pipe(
    wholeNumberOr(message),
    z.number().check(z.minimum(least, message), z.maximum(most, message)),
  );
}

function wholeNumberOr(message: string) {
  // The pattern has the message too: if all parts of a union fail, zod reports the one that got furthest.
  const typed = z.string().check(z.overwrite(toLatinDigits), z.regex(/^-?\d{1,15}$/, message));
  return z.pipe(z.union([z.int(), typed], { error: message }), z.coerce.number<number | string>());
}

/** Digits of every script as Latin ones, without the spaces and hyphens between their groups and without invisible marks. */
export function plainDigits(text: string): string {
  return withoutMarks(toLatinDigits(text)).replace(/[\s-]/g, '');
}

/**
 * Phones fill in «+98 912…» by themselves, messengers give «98912…», and people write «+98 0912…»; the shop keeps 0912…, one spelling
 * of one number. Without a sign before it, 98 is the country's code only where a whole mobile number follows.
 */
export function plainMobile(text: string): string {
  return plainDigits(text).replace(/^(?:(?:\+|00)98|98(?=0?9\d{9}$))0?/, '0');
}
