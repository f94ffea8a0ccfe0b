import { expect, test } from 'vitest';
import { contactMessageSchema } from './content.ts';
import { fieldMessages } from './call/field-messages.ts';
import { opinionMessages } from './product/opinion-messages.ts';

const message = {
  FullName: 'نگار رضایی',
  MobNo: '۰۹۱۳۱۲۳۴۵۶۷',
  Email: 'negar@example.ir',
  Comment: 'سلام',
};

test('a message to the shop is kept with Latin digits', () => {
  expect(contactMessageSchema.parse(message)).toMatchObject({ MobNo: '09131234567' });
});

test.each([' negar@example.ir ', '\u200fnegar@example.ir', '\u2067negar@example.ir \u2069'])(
  'the copied address %j is kept without what nobody sees',
  (Email) => {
    expect(contactMessageSchema.parse({ ...message, Email }).Email).toBe('negar@example.ir');
  },
);

test.each([
  ['FullName', ' ', opinionMessages.fullName.required],
  ['FullName', 'ا'.repeat(81), opinionMessages.fullName.tooLong],
  ['MobNo', '', fieldMessages.mobile.required],
  ['MobNo', '9131234567', fieldMessages.mobile.startsWith0],
  ['Email', '', opinionMessages.email.required],
  ['Email', 'negar@mail', opinionMessages.email.wrong],
  ['Comment', '', opinionMessages.comment.required],
  ['Comment', 'ا'.repeat(1001), opinionMessages.comment.tooLong],
])('%s of a message with %j is answered beside it', (field, value, sentence) => {
  const { error } = contactMessageSchema.safeParse({ ...message, [field]: value });

  expect(error?.issues).toMatchObject([{ path: [field], message: sentence }]);
});
