import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = new URL('recorded-shop.json', import.meta.url);

export interface RecordedAnswer {
  status: number;
  body: unknown;
}

/** Answers of the demo shop, by path and query; made by `record-shop.ts`. */
export type RecordedShop = Record<string, RecordedAnswer>;

export function readRecordedShop(): RecordedShop {
  if (!existsSync(file)) throw new Error('Nothing is recorded: node tools/gate/record-shop.ts');
  return JSON.parse(readFileSync(file, 'utf8')) as RecordedShop;
}

export function writeRecordedShop(shop: RecordedShop): void {
  const lines = Object.entries(shop).map(
    ([path, answer]) => `${JSON.stringify(path)}: ${JSON.stringify(answer)}`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** `fetch` on the recorded answers. Throws where a page asks something that was never asked before. */
export function recordedFetch(shop: RecordedShop): typeof globalThis.fetch {
  return (input) => {
    const answer = typeof input === 'string' ? shop[input] : undefined;
    return answer
      ? Promise.resolve(Response.json(answer.body, { status: answer.status }))
      : Promise.reject(
          new Error(
            `Not recorded (tools/gate/record-shop.ts): ${typeof input === 'string' ? input : 'a request'}`,
          ),
        );
  };
}
