import { expect, test } from 'vitest';
import { deskMessages } from '../desk-messages.ts';
import { renderedText } from './rendered-text.ts';
import { smsParts, templateProblem } from './text-templates.ts';

const { text } = deskMessages;

test.each([
  ['سفارش {order} ثبت شد.', null],
  ['  \n ', text.required],
  ['س'.repeat(301), text.tooLong],
  ['سفارش {number}', text.unknown('number')],
  ['کد: {tracking}', text.unknown('tracking')],
  ['سفارش {}', text.unknown('')],
  ['سفارش {constructor}', text.unknown('constructor')],
  ['سفارش {order', text.brace],
  ['سفارش }order{', text.brace],
  ['{shop}\n\n', text.mayBeEmpty],
])('the template %j of a registered order: %s', (template, problem) => {
  expect(templateProblem('registered', template)).toBe(problem);
});

test('the code of a parcel may stand in the text about the parcel, and not alone', () => {
  expect(templateProblem('handedToCourier', 'فرستاده شد.\nکد: {tracking}')).toBeNull();
  expect(templateProblem('handedToCourier', 'فرستاده شد، با کد {tracking}')).toBe(text.mayBeEmpty);
});

test('the price may lack of a product that is back, as of one to call for, and its name never does', () => {
  expect(templateProblem('stockAlert', 'قیمت: {price}')).toBe(text.mayBeEmpty);
  expect(templateProblem('stockAlert', '{product} موجود شد.\nقیمت: {price}\n{link}')).toBeNull();
  expect(templateProblem('priceAlert', '{order}')).toBe(text.unknown('order'));
});

test('a line without its value is left out, a value stays on one line, and a name in braces is no placeholder', () => {
  const rendered = renderedText('{name} عزیز\nکد: {tracking}\nدلیل: {reason}', {
    name: '{reason}',
    tracking: null,
    reason: 'تمام\n شد',
  });

  expect(rendered).toBe('{reason} عزیز\nدلیل: تمام شد');
});

test('a text is never longer than a provider takes', () => {
  expect(renderedText('{reason}{reason}', { reason: 'د'.repeat(500) })).toHaveLength(600);
});

test.each([
  ['س'.repeat(70), 1],
  ['س'.repeat(71), 2],
  ['س'.repeat(134), 2],
  ['س'.repeat(135), 3],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['', 1],
])('%j is charged as %i', (body, parts) => {
  expect(smsParts(body)).toBe(parts);
});
