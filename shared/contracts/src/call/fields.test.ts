import { expect, test } from 'vitest';
import { fieldMessages } from './field-messages.ts';
import { amount, flag, id, personName, requiredText } from './fields.ts';

test.each(['12', '۱۲', 12])('the id %s is twelve, from a query or from JSON', (typed) => {
  expect(id.parse(typed)).toBe(12);
});

test.each(['', ' ', null, true, '1e3', '1.5', 1.5, 'NaN', '-2', '99999999999999999999', {}, [3]])(
  'the id %j is refused',
  (typed) => {
    expect(id.safeParse(typed).success).toBe(false);
  },
);

test('yes and no arrive as words in a query and as themselves in JSON', () => {
  expect([flag.parse('true'), flag.parse('false'), flag.parse(true)]).toEqual([true, false, true]);
  expect(flag.safeParse('1').success).toBe(false);
});

test.each(['500000', '۵۰۰٬۰۰۰', '500,000', '٥٠٠،٠٠٠', ' ۵۰۰٬۰۰۰ ', '\u200e۵۰۰۰۰۰'])(
  '%s is half a million tomans',
  (typed) => {
    expect(amount(fieldMessages.amount).parse(typed)).toBe('500000');
  },
);

test.each(
  [
    ['۹۹', '۰۰۰', '۱۲۳۴۵۶۷۸۹۰۱', '۱۲۳٫۵', '-'],
    ['-50000', '۵۰۰۰۰-', '50-000', '−50000', '+50000', '۵۰۰ ۰۰۰', '5e4', '۵۰۰۰۰ تومان', ',500'],
    ['150,00', '۵۰۰۰۰۰،۰۰', '1234,567', '12٬50', '500,'],
  ].flat(),
)('%s is no amount', (typed) => {
  expect(amount(fieldMessages.amount).safeParse(typed).success).toBe(false);
});

test.each(['', '  ', '\u200f', '\u2067\u2069', '\u200c'])('%j is no name', (typed) => {
  const name = requiredText(50, { required: 'there', tooLong: 'shorter' });

  expect(name.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['there']);
});

test('a name keeps its half-spaces, its marks and its pictures', () => {
  const name = requiredText(50, { required: 'there', tooLong: 'shorter' });

  expect(name.parse(' کریمی\u200cنژاد 😀\u200f ')).toBe('کریمی\u200cنژاد 😀\u200f');
});

test('a name that an Arabic keyboard wrote is kept in Persian letters', () => {
  const name = personName(50, { required: 'there', tooLong: 'shorter' });

  const [yeh, kaf] = [0x064a, 0x0643].map((point) => String.fromCodePoint(point));

  expect(name.parse(` عل${yeh} ${kaf}ر${yeh}م${yeh} `)).toBe('علی کریمی');
});
