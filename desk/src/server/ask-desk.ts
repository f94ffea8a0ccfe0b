import type { deskCalls } from '@kashi/contracts/desk/desk-calls';
import type { FieldError, Refusal } from '@kashi/contracts/call/envelope';
import type { ImportProgress } from '@kashi/contracts/desk/goods/imports';
import type * as z from 'zod/mini';
import { DeskProblem } from './desk-problem.ts';
import { signedInAgain } from './ended-session.ts';
import { waitAsLongAsItTakes, waitForAnswer, type Wait } from './longest-wait.ts';
import { shownMember } from './shown-member.ts';

type DeskCalls = typeof deskCalls;
export type DeskCallName = keyof DeskCalls;
export type InputOf<Name extends DeskCallName> = z.input<DeskCalls[Name]['input']>;
export type ValueOf<Name extends DeskCallName> = z.output<DeskCalls[Name]['value']>;

export interface AskOptions {
  signal?: AbortSignal | undefined;
  /** The body of a call that takes a file. */
  file?: Blob | undefined;
}

/**
 * Asks the desk's server one call by its name. The session is a cookie that no code reads; types come from the contract and cost
 * the browser nothing. Throws a `DeskProblem`, or the signal's reason when the caller aborted. Only a call with a file waits for its
 * answer without a limit.
 */
export async function askDesk<Name extends DeskCallName>(
  name: Name,
  input: InputOf<Name>,
  { signal, file }: AskOptions = {},
): Promise<ValueOf<Name>> {
  const sent = await answerTo(name, input, { signal, file });
  const body = await readEnvelope(sent);
  const { response } = sent;
  if (!response.ok) throw refusal(response.status, body);
  return body.Value as ValueOf<Name>;
}

interface WorkOptions {
  file: Blob;
  /** Hears how much of the work is done. */
  onProgress(progress: ImportProgress): void;
  signal?: AbortSignal | undefined;
}

/** Asks a call that takes long and tells meanwhile how much of it is done, in lines of JSON of which the last one is the answer. */
export async function askForWork<Name extends DeskCallName>(
  name: Name,
  input: InputOf<Name>,
  { file, onProgress, signal }: WorkOptions,
): Promise<ValueOf<Name>> {
  const sent = await answerTo(name, input, { file, signal });
  const { response } = sent;
  if (!response.ok) throw refusal(response.status, await readEnvelope(sent));
  let last: Refusal | null = null;
  try {
    for await (const line of linesOf(response)) {
      if ('done' in line) onProgress(line);
      else last = line;
    }
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new DeskProblem('offline', 0, { cause: error });
  }
  if (!last) throw new DeskProblem('broken', response.status);
  if (last.Status !== 200) throw refusal(last.Status, last);
  return last.Value as ValueOf<Name>;
}

async function* linesOf({ body }: Response): AsyncGenerator<ImportProgress | Refusal> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as ImportProgress | Refusal;
    if (done) return;
  }
}

/** The address of a call that reads, such as a file that the browser saves. */
export function addressOf<Name extends DeskCallName>(name: Name, input: InputOf<Name>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input as object)) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value));
  }
  const path = name.replace(/^\w+ /, '');
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Calls by which a member signs in or out: a 401 of theirs is an answer, and no ended session. */
const aboutSession = /^\w+ \/v1\/desk\/(session(?!\/password)|setup)/;

/** A call that was sent: the beginning of its answer, and the wait for the rest. */
interface Sent {
  response: Response;
  wait: Wait;
}

/** The answer to a call; a call that finds the session ended is sent once more when the member has signed in again. */
async function answerTo<Name extends DeskCallName>(
  name: Name,
  input: InputOf<Name>,
  options: AskOptions,
): Promise<Sent> {
  const sent = await send(name, input, options);
  const { response, wait } = sent;
  if (response.status !== 401 || aboutSession.test(name)) return sent;
  const { Message } = await readEnvelope({ response: response.clone(), wait });
  return (await signedInAgain(Message ?? '')) ? send(name, input, options) : sent;
}

async function send<Name extends DeskCallName>(
  name: Name,
  input: InputOf<Name>,
  { signal, file }: AskOptions,
): Promise<Sent> {
  const type = file ? 'application/octet-stream' : 'application/json';
  const init: RequestInit = name.startsWith('GET')
    ? { method: 'GET', headers: shownMember() }
    : {
        method: 'POST',
        headers: { ...shownMember(), 'content-type': type },
        body: file ?? JSON.stringify(input),
      };
  // The body is the file, so the parameters are in the address.
  const isInAddress = name.startsWith('GET') || file !== undefined;
  const url = isInAddress ? addressOf(name, input) : name.replace(/^\w+ /, '');
  const wait = file ? waitAsLongAsItTakes(signal) : waitForAnswer(init.method === 'POST', signal);
  try {
    return { response: await fetch(url, { ...init, signal: wait.signal ?? null }), wait };
  } catch (error) {
    wait.over();
    if (wait.signal?.aborted) throw wait.signal.reason;
    throw new DeskProblem('offline', 0, { cause: error });
  }
}

async function readEnvelope({ response, wait }: Sent): Promise<Refusal> {
  try {
    return (await response.json()) as Refusal;
  } catch (error) {
    if (wait.signal?.aborted) throw wait.signal.reason;
    throw new DeskProblem('broken', response.status, { cause: error });
  } finally {
    wait.over();
  }
}

function refusal(status: number, body: Refusal): DeskProblem {
  return new DeskProblem(status < 500 ? 'refused' : 'broken', status, {
    sentence: body.Message,
    fields: body.Errors ?? ([] as FieldError[]),
    value: body.Value,
  });
}
