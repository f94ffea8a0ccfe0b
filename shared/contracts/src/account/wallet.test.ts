import { expect, test } from 'vitest';
import { fieldMessages } from '../call/field-messages.ts';
import { cardTransferSchema, topUpSchema } from './wallet.ts';

const report = {
  AccountKey: '6037991234567893',
  TrackingNo: '۱۲۳۴۵۶',
  Amount: '۸۰۰٬۰۰۰',
  CartLastNo: '۱۲۳۴',
  CurrencyType: 'تومان',
  PaymentDateTime: '۱۴۰۴/۰۸/۱۲',
  Comment: '',
};

test('a report of a transfer is kept with Latin digits', () => {
  expect(cardTransferSchema.parse(report)).toMatchObject({
    TrackingNo: '123456',
    Amount: '800000',
    CartLastNo: '1234',
    PaymentDateTime: '1404/08/12',
  });
});

test('the marks that a copied tracking number brings along are not kept', () => {
  const copied = { ...report, TrackingNo: '\u202A۱۲۳۴۵۶ \u200F' };
  expect(cardTransferSchema.parse(copied).TrackingNo).toBe('123456');
});

test.each([
  '۱۴۰۵۰۹۰۵',
  '1405-09-05',
  '1405/9/5',
  '۱۴۰۵-۹-۰۵',
  '1405.9.5',
  '1405 09 05',
  ' \u200e1405/09/05 ',
])('the day %j of a transfer is kept as 1405/09/05', (PaymentDateTime) => {
  const read = cardTransferSchema.parse({ ...report, PaymentDateTime });

  expect(read.PaymentDateTime).toBe('1405/09/05');
});

test.each([undefined, null])('a report with the comment %j has an empty one', (Comment) => {
  expect(cardTransferSchema.parse({ ...report, Comment }).Comment).toBe('');
});

test.each([
  ['TrackingNo', ' ', fieldMessages.trackingNo.required],
  ['TrackingNo', '1'.repeat(1001), fieldMessages.trackingNo.tooLong],
  ['Amount', '', fieldMessages.amount.required],
  ['Amount', '99', fieldMessages.amount.wrong],
  ['Amount', '1'.repeat(11), fieldMessages.amount.wrong],
  ['CartLastNo', '', fieldMessages.cardLastDigits.required],
  ['CartLastNo', '123', fieldMessages.cardLastDigits.wrong],
  ['CurrencyType', '', fieldMessages.currency.required],
  ['CurrencyType', 'ا'.repeat(31), fieldMessages.currency.tooLong],
  ['PaymentDateTime', '', fieldMessages.paymentDate.required],
  ['PaymentDateTime', '1404/13/01', fieldMessages.paymentDate.wrong],
  ['PaymentDateTime', '14041301', fieldMessages.paymentDate.wrong],
  ['PaymentDateTime', '140481', fieldMessages.paymentDate.wrong],
  ['PaymentDateTime', '04/08/12', fieldMessages.paymentDate.wrong],
  ['PaymentDateTime', '1404/008/12', fieldMessages.paymentDate.wrong],
  ['Comment', 'ا'.repeat(301), fieldMessages.comment],
])('%s of a report with %j is answered beside it', (field, value, message) => {
  const { error } = cardTransferSchema.safeParse({ ...report, [field]: value });

  expect(error?.issues).toMatchObject([{ path: [field], message }]);
});

test.each(['', '99', '000', '12345678901', 'صد'])(
  '%j tomans cannot be topped up',
  (TotalAmount) => {
    expect(topUpSchema.safeParse({ TotalAmount }).success).toBe(false);
  },
);
