import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Visitor } from '../../shared/src/host/page-route.ts';

const file = new URL('recorded-shop.json', import.meta.url);

export interface RecordedAnswer {
  status: number;
  body: unknown;
}

/** Answers of the demo shop, by path and query; made by `record-shop.ts`. */
export interface RecordedShop {
  /** To whoever has not signed in. */
  guest: Record<string, RecordedAnswer>;
  /** To the customer of `recorded-customer.ts`, where a guest does not get the same. */
  customer: Record<string, RecordedAnswer>;
  /** To one who has only just registered, likewise. */
  newcomer: Record<string, RecordedAnswer>;
}

interface Question {
  /** Path and query. */
  url: string;
  /** Whoever has none is a guest. */
  authorization?: string | undefined;
}

export function readRecordedShop(): RecordedShop {
  if (!existsSync(file)) throw new Error('Nothing is recorded: node tools/gate/record-shop.ts');
  return JSON.parse(readFileSync(file, 'utf8')) as RecordedShop;
}

export function writeRecordedShop({ guest, customer, newcomer }: RecordedShop): void {
  const parts = Object.entries({ guest, customer, newcomer });
  const lines = parts.map(([name, answers]) => `"${name}": ${linesOf(answers)}`);
  writeFileSync(file, `{${lines.join(',\n')}}\n`);
}

/** Undefined where it was never asked before. */
export function recordedAnswer(
  shop: RecordedShop,
  { url, authorization }: Question,
): RecordedAnswer | undefined {
  return shop[visitorBy(authorization)][url] ?? shop.guest[url];
}

/** Whom a token stands for. Whoever has signed in is the customer, but for a gate's newcomer, see `browser-visit.ts`. */
export function visitorBy(authorization: string | undefined): Visitor {
  if (!authorization) return 'guest';
  return authorization === 'Bearer newcomer' ? 'newcomer' : 'customer';
}

/** `fetch` on the recorded answers, as a server asks: for nobody. Throws where a page asks something that was never asked before. */
export function recordedFetch(shop: RecordedShop): typeof globalThis.fetch {
  return (input) => {
    const url = typeof input === 'string' ? input : 'a request';
    const answer = recordedAnswer(shop, { url });
    return answer
      ? Promise.resolve(Response.json(answer.body, { status: answer.status }))
      : Promise.reject(new Error(`Not recorded (tools/gate/record-shop.ts): ${url}`));
  };
}

/** What the API answers while it fails: as it does where it has met a fault of its own (section 8, 500). */
export const failingAnswer: RecordedAnswer = {
  status: 500,
  body: { Value: null, Message: null, Status: 500 },
};

/** `fetch` on an API that fails. */
export const failingFetch: typeof globalThis.fetch = () =>
  Promise.resolve(Response.json(failingAnswer.body, { status: failingAnswer.status }));

function linesOf(answers: Record<string, RecordedAnswer>): string {
  const lines = Object.entries(answers).map(
    ([url, answer]) => `${JSON.stringify(url)}: ${JSON.stringify(answer)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}
