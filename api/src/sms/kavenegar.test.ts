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

async function aProvider(answer: { status: number; body: object }) {
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
  });
  return { provider, heard };
}
