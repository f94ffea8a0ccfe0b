import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordedFile, releasedRecording } from '@kashi/build/recorded-file';
import type { Visitor } from '@kashi/border/pages/page-route';
import { packedShell } from '../../packed-shell.ts';
import { folderOf } from '../../workspace.ts';
import type { Candidate, Neighbours } from '../builds/candidate.ts';

export interface RecordedAnswer {
  status: number;
  body: unknown;
}

/** Answers of the demo shop, by path and query; made by `npm run record`. */
export interface RecordedShop {
  /** Answers to guests. */
  guest: Record<string, RecordedAnswer>;
  /** To the customer of `recorded-customer.ts`, where a guest does not get the same. */
  customer: Record<string, RecordedAnswer>;
  /** To one who has only just registered, likewise. */
  newcomer: Record<string, RecordedAnswer>;
}

interface Question {
  /** Path and query. */
  url: string;
  /** A visitor without a token is a guest. */
  authorization?: string | undefined;
}

/**
 * The recorded answers of these packages, as one; of two answers the later package's counts. Those of the shell come with the commands
 * where there is no checkout of the shell.
 */
export function recordedIn(names: readonly string[]): RecordedShop {
  return together(
    names.map((name) =>
      name === 'shell' && !existsSync('shell')
        ? path.join(packedShell, releasedRecording)
        : fileOf(name),
    ),
  );
}

/**
 * What these builds have brought along, as one: a build from elsewhere is looked at with the answers of its own team. What none of
 * them brings is answered by what this checkout keeps: an answer may have moved from one package's recording to another's since
 * one of the builds was released, and a release of before recordings brought none.
 */
export function recordedOf(builds: Neighbours): RecordedShop {
  const all = [...builds.values()];
  const kept = all.map(({ manifest }) => fileOf(manifest.name));
  const brought = all.map(({ folder }: Candidate) => path.join(folder, releasedRecording));
  return together([...kept, ...brought]);
}

export function writeRecording(name: string, { guest, customer, newcomer }: RecordedShop): void {
  const file = fileOf(name);
  const parts = Object.entries({ guest, customer, newcomer });
  const lines = parts.map(([visitor, answers]) => `"${visitor}": ${linesOf(answers)}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `{${lines.join(',\n')}}\n`);
}

/** Undefined where it was never asked before. */
export function recordedAnswer(
  shop: RecordedShop,
  { url, authorization }: Question,
): RecordedAnswer | undefined {
  return shop[visitorBy(authorization)][url] ?? shop.guest[url];
}

/** The visitor of a token. A signed-in visitor is the customer, except the gate's newcomer, see `in-page.ts`. */
export function visitorBy(authorization: string | undefined): Visitor {
  if (!authorization) return 'guest';
  return authorization === 'Bearer newcomer' ? 'newcomer' : 'customer';
}

/** `fetch` on the recorded answers, for the visitor of the token. Throws for a question that was never recorded. */
export function recordedFetch(shop: RecordedShop): typeof globalThis.fetch {
  return (input, init) => {
    const url = typeof input === 'string' ? input : 'a request';
    const authorization = new Headers(init?.headers).get('authorization') ?? undefined;
    const answer = recordedAnswer(shop, { url, authorization });
    return answer
      ? Promise.resolve(Response.json(answer.body, { status: answer.status }))
      : Promise.reject(new Error(`asks ${url}, which is not recorded (npm run record)`));
  };
}

/** The answer of a failing API: the one that the API gives for a fault of its own (§8, 500). */
export const failingAnswer: RecordedAnswer = {
  status: 500,
  body: { Value: null, Message: null, Status: 500 },
};

/** `fetch` on an API that fails. */
export const failingFetch: typeof globalThis.fetch = () =>
  Promise.resolve(Response.json(failingAnswer.body, { status: failingAnswer.status }));

function fileOf(name: string): string {
  return path.resolve(folderOf(name), recordedFile);
}

function together(files: readonly string[]): RecordedShop {
  const recordings = files.filter((file) => existsSync(file)).map((file) => recordingIn(file));
  const all = (visitor: Visitor): Record<string, RecordedAnswer> =>
    Object.fromEntries(recordings.flatMap((recording) => Object.entries(recording[visitor])));
  return { guest: all('guest'), customer: all('customer'), newcomer: all('newcomer') };
}

function recordingIn(file: string): RecordedShop {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RecordedShop;
  } catch (error) {
    throw new Error(`${file} is cut off, and holds no recorded answers`, { cause: error });
  }
}

/** An answer has a line, so that a change of it is one too; in an order that no recording changes. */
function linesOf(answers: Record<string, RecordedAnswer>): string {
  const lines = Object.entries(answers)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([url, answer]) => `${JSON.stringify(url)}: ${JSON.stringify(answer)}`);
  return `{\n${lines.join(',\n')}\n}`;
}
