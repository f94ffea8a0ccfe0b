import { expect, test } from 'vitest';
import { addressDraftSchema } from './address.ts';
import { fieldMessages } from '../call/field-messages.ts';

const draft = {
  Title: 'خانه',
  Address: 'خیابان توحید میانی',
  CityId: '41',
  PostalCode: '۸۱۷۴۶-۵۵۳۲۱',
  TransfereeName: 'نگار رضایی',
  TransfereeMobNo: '۰۳۱۳۲۲۰۰۰۰۰',
};

test('an address is kept with Latin digits, and a landline will do', () => {
  expect(addressDraftSchema.parse(draft)).toMatchObject({
    CityId: 41,
    PostalCode: '8174655321',
    TransfereeMobNo: '03132200000',
  });
});

test('an address without a postal code is as good as one with an empty code', () => {
  const { PostalCode: _, ...withoutCode } = draft;

  expect(addressDraftSchema.parse(withoutCode).PostalCode).toBe('');
  expect(addressDraftSchema.parse({ ...draft, PostalCode: null }).PostalCode).toBe('');
});

test.each([
  ['Title', '', fieldMessages.addressTitle.required],
  ['Title', 'ا'.repeat(21), fieldMessages.addressTitle.tooLong],
  ['Address', ' ', fieldMessages.addressText.required],
  ['Address', 'ا'.repeat(301), fieldMessages.addressText.tooLong],
  ['TransfereeName', 'ا'.repeat(51), fieldMessages.transfereeName.tooLong],
  ['TransfereeMobNo', '9131234567', fieldMessages.mobile.startsWith0],
  ['PostalCode', '123', fieldMessages.postalCode],
])('%s with %j is answered beside it', (field, value, message) => {
  const { error } = addressDraftSchema.safeParse({ ...draft, [field]: value });

  expect(error?.issues).toMatchObject([{ path: [field], message }]);
});

test.each(['', '0', 'اصفهان'])('%j is no city', (CityId) => {
  const { error } = addressDraftSchema.safeParse({ ...draft, CityId });

  expect(error?.issues).toMatchObject([{ path: ['CityId'], message: fieldMessages.city }]);
});
