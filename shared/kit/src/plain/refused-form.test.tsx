import { expect, test } from 'vitest';
import { z } from 'zod';
import { Problem } from '@kashi/contracts/asking/problem';
import type { FormOutcome } from '@kashi/border/remote-contract';
import { keptForm, problemOf, refusedFormCookie, refusedFormIn } from './refused-form.tsx';
import { takeTyped } from './take-typed.tsx';

const url = new URL('http://shop.test/addresses?returnUrl=%2Finvoice');
const schema = z.object({ Title: z.string().min(1, 'نام بنویسید.') });

function take(typed: Record<string, string>, send: () => Promise<never>) {
  return takeTyped({ typed, keeps: ['Title'], schema, url, send });
}

test('a refused field and what was typed come back on the page of the form, and nothing secret', async () => {
  const { to, cookies } = await take({ Title: '', Password: 'kashi12' }, () =>
    Promise.reject(new Error('not sent')),
  );

  expect(to).toBe('/addresses?returnUrl=%2Finvoice&form=again');
  const sent = { [refusedFormCookie('/addresses')]: cookies[0]?.value ?? '' };
  expect(refusedFormIn(sent, '/addresses')).toEqual({
    page: '/addresses',
    typed: { Title: '' },
    errors: [{ Field: 'Title', Message: 'نام بنویسید.' }],
    problem: null,
  });
  expect(refusedFormIn(sent, '/login')).toBeNull();
  expect(cookies[0]).toMatchObject({ isHidden: true });
});

test('the errors stand in the order of the fields, whatever the order of the schema, and what was not posted comes last', async () => {
  const wanted = z.object({
    Mobile: z.string().min(1, 'شماره بنویسید.'),
    Rules: z.string('بپذیرید.'),
    Name: z.string().min(1, 'نام بنویسید.'),
  });

  const { cookies } = await takeTyped({
    typed: { Name: '', Mobile: '' },
    keeps: [],
    schema: wanted,
    url,
    send: () => Promise.reject(new Error('not sent')),
  });

  const form = refusedFormIn(
    { [refusedFormCookie('/addresses')]: cookies[0]?.value ?? '' },
    '/addresses',
  );
  expect(form?.errors.map(({ Field }) => Field)).toEqual(['Name', 'Mobile', 'Rules']);
});

test("the server's refusal says its own sentence and its wait", async () => {
  const { cookies } = await take({ Title: 'خانه' }, () =>
    Promise.reject(
      new Problem('refused', { status: 429, serverMessage: 'صبر کنید.', retryAfterSeconds: 30 }),
    ),
  );

  const form = refusedFormIn(
    { [refusedFormCookie('/addresses')]: cookies[0]?.value ?? '' },
    '/addresses',
  );
  expect(form?.typed).toEqual({ Title: 'خانه' });
  expect(form && problemOf(form)).toMatchObject({
    serverMessage: 'صبر کنید.',
    retryAfterSeconds: 30,
  });
});

test('a session that is over keeps what was typed, and no sentence to read once the customer has signed in again', async () => {
  const over = new Problem('refused', { status: 401, serverMessage: 'وارد شوید.' });

  const { cookies } = await take({ Title: 'خانه' }, () => Promise.reject(over));

  const form = refusedFormIn(
    { [refusedFormCookie('/addresses')]: cookies[0]?.value ?? '' },
    '/addresses',
  );
  expect(form).toMatchObject({ typed: { Title: 'خانه' }, problem: null });
});

test('a fault of ours is no refusal', async () => {
  await expect(take({ Title: 'خانه' }, () => Promise.reject(new Error('ours')))).rejects.toThrow(
    'ours',
  );
});

test('text that no cookie can hold is cut, and the refusal stays', () => {
  const errors = [{ Field: 'Address', Message: 'کوتاه‌تر بنویسید.' }];
  const typed = { Title: 'خانه', Address: 'آ'.repeat(5000) };

  const { value } = keptForm({ page: '/addresses', typed, errors, problem: null });

  expect(value?.length).toBeLessThan(3600);
  const form = refusedFormIn({ [refusedFormCookie('/addresses')]: value ?? '' }, '/addresses');
  expect(form).toMatchObject({ errors, typed: { Title: 'خانه' } });
});

test('a refusal that is too long without any text is not kept, and cutting ends', () => {
  const page = `${'/'.repeat(4000)}addresses`;

  expect(keptForm({ page, typed: { Title: 'خانه' }, errors: [], problem: null }).value).toBeNull();
  expect(keptForm({ page, typed: {}, errors: [], problem: null }).value).toBeNull();
});

test('a sign-in on the way ends its own form alone, and what was typed before waits', async () => {
  const { cookies: typed } = await take({ Title: '' }, () => Promise.reject(new Error('not sent')));
  const signIn = (send: () => Promise<FormOutcome>) =>
    takeTyped({
      typed: { Title: 'خانه' },
      keeps: ['Title'],
      schema,
      url: new URL('http://shop.test/login'),
      send,
    });

  const wrong = await signIn(() => Promise.reject(new Problem('refused', { status: 400 })));
  const right = await signIn(() => Promise.resolve({ to: '/', cookies: [] }));

  const names = [...wrong.cookies, ...right.cookies].map(({ name }) => name);
  expect(names).toEqual(['RefusedForm-login', 'RefusedForm-login']);
  expect(typed[0]?.name).toBe('RefusedForm-addresses');
});

test('a cookie of another program is no form', () => {
  expect(refusedFormIn({ [refusedFormCookie('/addresses')]: '%%%' }, '/addresses')).toBeNull();
});
