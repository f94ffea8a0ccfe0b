import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = new URL('recorded-shop.json', import.meta.url);

export interface RecordedAnswer {
  status: number;
  body: unknown;
}

/** Answers of the demo shop, by path and query; made by `record-shop.ts`. */
export interface RecordedShop {
  /** To whoever has not signed in. */
  guest: Record<string, RecordedAnswer>;
  /** To the customer of `recorded-customer.ts`, where nobody else gets the same. */
  customer: Record<string, RecordedAnswer>;
}

interface Question {
  /** Path and query. */
  url: string;
  /** Whoever has any is the customer. */
  authorization?: string | undefined;
}

export function readRecordedShop(): RecordedShop {
  if (!existsSync(file)) throw new Error('Nothing is recorded: node tools/gate/record-shop.ts');
  return JSON.parse(readFileSync(file, 'utf8')) as RecordedShop;
}

export function writeRecordedShop({ guest, customer }: RecordedShop): void {
  writeFileSync(file, `{"guest": ${linesOf(guest)},\n"customer": ${linesOf(customer)}}\n`);
}

/** Undefined where it was never asked before. */
export function recordedAnswer(
  { guest, customer }: RecordedShop,
  { url, authorization }: Question,
): RecordedAnswer | undefined {
  return (authorization && customer[url]) || guest[url];
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

function linesOf(answers: Record<string, RecordedAnswer>): string {
  const lines = Object.entries(answers).map(
    ([url, answer]) => `${JSON.stringify(url)}: ${JSON.stringify(answer)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}
