import type { TextKind } from '@kashi/contracts/desk/texts/text-kinds';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { kavenegar } from '../sms/kavenegar.ts';
import type { SmsProvider } from '../sms/sms-provider.ts';
import type { TestShop } from '../testing/test-shop.ts';

interface SentText {
  mobile: string;
  body: string;
  sendId: number;
}

export interface TextProvider {
  sms: SmsProvider;
  /** Every text that was handed in, refused ones and repetitions too. */
  heard: SentText[];
  /** How it answers from now on, all texts or those with these words: with a status of its own, or not before it is let go. */
  answers(status: number | 'silence', words?: string): void;
}

/** The provider's own protocol on this machine, with the driver that speaks it. */
export async function aTextProvider(): Promise<TextProvider> {
  const heard: SentText[] = [];
  let status: number | 'silence' = 200;
  let ofWords = '';
  const server = Fastify({ forceCloseConnections: true });
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  server.post('/v1/key/sms/send.json', async (request, reply) => {
    const fields = new URLSearchParams(String(request.body));
    heard.push({
      mobile: fields.get('receptor') ?? '',
      body: fields.get('message') ?? '',
      sendId: Number(fields.get('localid')),
    });
    if (!fields.get('message')?.includes(ofWords)) return reply.send({ return: { status: 200 } });
    if (status === 'silence') return new Promise<never>(() => undefined);
    return reply.code(status === 200 ? 200 : 400).send({ return: { status } });
  });
  const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  return {
    sms: kavenegar({
      apiKey: 'key',
      templates: { register: 'a', recover: 'b', login: 'c' },
      baseUrl,
    }),
    heard,
    answers: (next, words = '') => {
      status = next;
      ofWords = words;
    },
  };
}

/** Every text of the shop, oldest first. */
export function allTexts({ store }: Pick<TestShop, 'store'>) {
  return store.db.selectFrom('texts').selectAll().orderBy('id').execute();
}

/** Queues texts that tell of nothing, so that only their sending matters. */
export async function waitingTexts(
  { store, clock }: Pick<TestShop, 'store' | 'clock'>,
  count = 1,
  { kind = 'registered', words = 'پیامک' }: { kind?: TextKind; words?: string } = {},
): Promise<void> {
  const before = await allTexts({ store });
  await store.db
    .insertInto('texts')
    .values(
      Array.from({ length: count }, (_, index) => ({
        send_id: 1000 + before.length + index,
        kind,
        mobile: '09131234567',
        body: `${words} ${index}`,
        made_at: clock(),
        next_try_at: clock(),
      })),
    )
    .execute();
}
