import { expect, test, vi } from 'vitest';
import { aHost, fromShop, setBy, type TakeForm } from './form-host-fixtures.ts';

const ended = { ...fromShop, cookie: 'kashi-session=abc-1; kashi-signed-in=0' };

test('a session that the code has ended is handed to nobody, and the API hears of its end', async () => {
  const { post, asked } = await aHost({
    answer: () => Response.json({ Value: { IsUserLogined: true, CustomerFullName: 'نگار رضایی' } }),
  });

  const answer = await post('/session', ended);

  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(setBy(answer).every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
  const [path, init] = asked.mock.calls[0]!;
  expect(path).toBe('/v1/Identity/Account/Logout');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer abc-1');
});

test('such a session ends without the API as well, and no page acts for its customer', async () => {
  const takeForm = vi.fn<TakeForm>(() => Promise.resolve({ to: '/', cookies: [] }));
  const { post } = await aHost({
    takeForm,
    answer: () => {
      throw new TypeError('fetch failed');
    },
  });

  await post('/login', ended);
  const answer = await post('/session', ended);

  expect(takeForm.mock.calls[0]?.[1]).toMatchObject({ isSignedIn: false });
  expect(answer.statusCode).toBe(204);
});
