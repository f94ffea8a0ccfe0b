import { GatewayUnclear } from './gateway.ts';

const longestWaitMs = 15_000;
const mostAnswerCharacters = 65_536;

interface BankRequest {
  headers: Record<string, string>;
  /** Sent by POST; without one, the request is a GET. */
  body?: string;
  waitMs?: number;
}

/** The body of the bank's answer, whatever its status: a refusal often has a status other than 200. Throws `GatewayUnclear`. */
export async function askBank(url: string, request: BankRequest): Promise<string> {
  return (await askBankWhole(url, request)).text;
}

/** Like `askBank`, with the status beside the body. */
export async function askBankWhole(
  url: string,
  { body, headers, waitMs = longestWaitMs }: BankRequest,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    });
    return { status: response.status, text: await shortTextOf(response) };
  } catch (cause) {
    throw new GatewayUnclear('No answer from the bank', { cause });
  }
}

/** Reads the body in chunks, so that an endless answer cannot fill the memory before the timeout. */
async function shortTextOf(response: Response): Promise<string> {
  const body = response.body as AsyncIterable<Uint8Array> | null;
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > mostAnswerCharacters) throw new Error('The answer is too long.');
  }
  return text;
}

/** Like `askBank`, with JSON in both directions. */
export async function askBankInJson(url: string, body: object): Promise<unknown> {
  const answer = await askBank(url, {
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  return jsonIn(answer);
}

/** The JSON of a bank's answer. Throws `GatewayUnclear`. */
export function jsonIn(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch (cause) {
    throw new GatewayUnclear('The answer is not JSON.', { cause });
  }
}
