import { expect, test } from 'vitest';
import { confirmSchema, loginSchema, profileSchema, registerSchema } from './account.ts';

const registration = {
  UserName: '09131234567',
  Password: 'kashi12',
  RePassword: 'kashi12',
  FirstName: 'نگار',
  LastName: 'رضایی',
};

test('a mobile number typed with Persian or Arabic digits is kept in Latin digits', () => {
  expect(loginSchema.parse({ UserName: '۰۹۱۳ ۱۲۳ ۴۵۶۷', Password: '۱۲۳۴' })).toEqual({
    UserName: '09131234567',
    Password: '1234',
  });
  expect(loginSchema.parse({ UserName: '٠٩١٣١٢٣٤٥٦٧', Password: '1234' }).UserName).toBe(
    '09131234567',
  );
});

test('a number that the phone filled in with its country code is the same number', () => {
  expect(loginSchema.parse({ UserName: '+98 913 123 4567', Password: '1234' }).UserName).toBe(
    '09131234567',
  );
});

test.each(['989131234567', '+98 0913 123 4567', '00989131234567', '98 0913 123 4567'])(
  'a number that was copied as %s is the same number',
  (UserName) => {
    expect(loginSchema.parse({ UserName, Password: '1234' }).UserName).toBe('09131234567');
  },
);

test.each([
  '9131234567',
  '98131234567',
  '9813123456',
  '989131234',
  '91312345678',
  '+9131234567',
  '0098',
])('%s is not taken for the number that it resembles', (UserName) => {
  const parsed = loginSchema.safeParse({ UserName, Password: '1234' });

  expect(parsed.data?.UserName ?? null).not.toBe('09131234567');
});

test('what a profile may leave empty may be left out of it, or be null', () => {
  const least = {
    FirstName: 'نگار',
    LastName: 'رضایی',
    IsEmailNewsLatterSubsciber: false,
    IsSMSNewsLatterSubsciber: true,
  };
  const empty = { ...least, NationalCode: '', BankCardNo: '', Email: '', Gender: '' };

  expect(profileSchema.parse(least)).toEqual(empty);
  expect(
    profileSchema.parse({
      ...empty,
      NationalCode: null,
      BankCardNo: null,
      Email: null,
      Gender: null,
    }),
  ).toEqual(empty);
});

test('an empty form asks for each field once, in the order of the form', () => {
  const empty = { UserName: '', Password: '', RePassword: '', FirstName: ' ', LastName: '' };

  expect(problemsOf(registerSchema, empty)).toEqual([
    'FirstName: نام را وارد کنید.',
    'LastName: نام خانوادگی را وارد کنید.',
    'UserName: شمارهٔ موبایل را وارد کنید.',
    'Password: رمز عبور را وارد کنید.',
    'RePassword: تکرار رمز عبور را وارد کنید.',
  ]);
});

test.each([
  ['FirstName', 50, 'نام باید حداکثر ۵۰ حرف باشد.'],
  ['LastName', 200, 'نام خانوادگی باید حداکثر ۲۰۰ حرف باشد.'],
])('%s takes at most %d letters', (field, most, message) => {
  const named = (length: number) => ({ ...registration, [field]: 'ا'.repeat(length) });

  expect(problemsOf(registerSchema, named(most))).toEqual([]);
  expect(problemsOf(registerSchema, named(most + 1))).toEqual([`${field}: ${message}`]);
});

test('a wrong number and a different repeat are told together', () => {
  const form = { ...registration, UserName: '0913123456', RePassword: 'kashi13' };

  expect(problemsOf(registerSchema, form)).toEqual([
    'UserName: شمارهٔ موبایل باید با ۰۹ آغاز شود و ۱۱ رقم باشد.',
    'RePassword: تکرار رمز عبور با رمز عبور یکسان نیست.',
  ]);
});

test.each([
  ['abc', false],
  ['abcd', true],
  ['abcdefghijkl', true],
  ['abcdefghijklm', false],
])('the password «%s» is accepted: %s', (password, accepted) => {
  const form = { ...registration, Password: password, RePassword: password };

  expect(registerSchema.safeParse(form).success).toBe(accepted);
});

test('a code is exactly five digits', () => {
  const code = (SendCode: string) =>
    confirmSchema.safeParse({ ConfirmationCodeHashId: 'x', SendCode });

  expect(code('۱۲۳۴۵').data?.SendCode).toBe('12345');
  expect(code('1234').success).toBe(false);
  expect(code('123456').success).toBe(false);
});

test('the optional parts of a profile may stay empty, and are checked when they are not', () => {
  const profile = {
    FirstName: 'نگار',
    LastName: 'رضایی',
    NationalCode: '',
    BankCardNo: '۶۰۳۷-۹۹۷۵-۰۰۰۰-۰۰۰۰',
    Email: '',
    Gender: '',
    IsEmailNewsLatterSubsciber: false,
    IsSMSNewsLatterSubsciber: true,
  };

  expect(profileSchema.parse(profile).BankCardNo).toBe('6037997500000000');
  expect(problemsOf(profileSchema, { ...profile, NationalCode: '123', Email: 'x' })).toEqual([
    'NationalCode: کد ملی باید ۱۰ رقم باشد.',
    'Email: ایمیل درست نیست.',
  ]);
});

function problemsOf(schema: typeof registerSchema | typeof profileSchema, form: unknown): string[] {
  const issues = schema.safeParse(form).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
