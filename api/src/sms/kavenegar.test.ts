import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { kavenegar } from './kavenegar.ts';

test('a code is sent with the template of its purpose', async () => {
  const { provider, heard } = await aProvider({ status: 200, body: { return: { status: 200 } } });

  await provider.send('09131234567', '01234', 'register');

  expect(heard).toEqual([
    {
      url: '/v1/secret-key/verify/lookup.json',
      body: 'receptor=09131234567&token=01234&template=kashi-register&type=sms',
    },
  ]);
});

test('a refusal contains the status, and neither the key nor the code', async () => {
  const { provider } = await aProvider({ status: 424, body: { return: { status: 424 } } });

  const sending = provider.send('09131234567', '01234', 'recover');

  await expect(sending).rejects.toThrow('Kavenegar refused a message with 424.');
});

test('a page of somebody in between is no word that a code was sent', async () => {
  const { provider } = await aProvider({
    status: 200,
    body: '<html>Sign in to the network</html>',
  });

  const sending = provider.send('09131234567', '01234', 'login');

  await expect(sending).rejects.toThrow('Kavenegar gave no answer that can be read.');
});

test("an unreachable provider is an error without the provider's address", async () => {
  const provider = kavenegar({
    apiKey: 'secret-key',
    templates: { register: 'a', recover: 'b', login: 'c' },
    baseUrl: 'http://127.0.0.1:1',
  });

  const error = await provider
    .send('09131234567', '01234', 'recover')
    .catch((thrown: Error) => thrown);

  expect(error).toEqual(new Error('Kavenegar did not answer.'));
  expect(error).not.toHaveProperty('cause');
});

test('a text is sent with the number of its sending, and comes from the line that is set', async () => {
  const { provider, heard } = await aProvider(
    { status: 200, body: { return: { status: 200 } } },
    { sender: '10008663' },
  );

  await provider.sendText({ mobile: '09131234567', body: 'سلام', sendId: 42 });

  expect(heard.map(({ url }) => url)).toEqual(['/v1/secret-key/sms/send.json']);
  expect(Object.fromEntries(new URLSearchParams(String(heard[0]?.body)))).toEqual({
    receptor: '09131234567',
    message: 'سلام',
    localid: '42',
    sender: '10008663',
  });
});

test.each([
  [418, false],
  [411, true],
])('a text refused with %i fails for good: %s', async (status, isFinal) => {
  const { provider } = await aProvider({ status: 400, body: { return: { status } } });

  const sending = provider.sendText({ mobile: '09131234567', body: 'سلام', sendId: 42 });

  await expect(sending).rejects.toMatchObject({ problem: `refused-${status}`, isFinal });
});

test.each([
  // An account without credit.
  [418, 'everything'],
  // A line that takes no links.
  [420, 'its-kind'],
  [411, 'nothing'],
])('a text refused with %i says that the provider would refuse %s', async (status, alsoRefused) => {
  const { provider } = await aProvider({ status: 400, body: { return: { status } } });

  const sending = provider.sendText({ mobile: '09131234567', body: 'سلام', sendId: 42 });

  await expect(sending).rejects.toMatchObject({ alsoRefused });
});

test('a text that nobody answered for is tried again', async () => {
  const provider = kavenegar({
    apiKey: 'secret-key',
    templates: { register: 'a', recover: 'b', login: 'c' },
    baseUrl: 'http://127.0.0.1:1',
  });

  const sending = provider.sendText({ mobile: '09131234567', body: 'سلام', sendId: 42 });

  await expect(sending).rejects.toMatchObject({
    problem: 'no-answer',
    isFinal: false,
    message: 'Kavenegar did not answer.',
  });
});

test.each([
  ['a page of somebody in between', '<html>Sign in to the network</html>'],
  ['an answer that was cut', '{"return":{"sta'],
  ['an answer without a status', { entries: [] }],
])('a text that is answered by %s does not count as sent, and is tried again', async (_, body) => {
  const { provider } = await aProvider({ status: 200, body });

  const sending = provider.sendText({ mobile: '09131234567', body: 'سلام', sendId: 42 });

  await expect(sending).rejects.toMatchObject({ problem: 'no-answer', isFinal: false });
});

async function aProvider(
  answer: { status: number; body: object | string },
  settings: { sender?: string } = {},
) {
  const heard: { url: string; body: unknown }[] = [];
  const server = Fastify();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  server.post('/*', (request, reply) => {
    heard.push({ url: request.url, body: request.body });
    return reply.code(answer.status).send(answer.body);
  });
  const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const provider = kavenegar({
    apiKey: 'secret-key',
    templates: { register: 'kashi-register', recover: 'kashi-recover', login: 'kashi-login' },
    baseUrl,
    ...settings,
  });
  return { provider, heard };
}
