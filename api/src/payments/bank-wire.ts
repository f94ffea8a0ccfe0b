import { GatewayUnclear } from './gateway.ts';

const waitMs = 15_000;
const mostAnswerCharacters = 65_536;

/** What the bank answers, whatever its status: a refusal's is often not 200 either. Throws `GatewayUnclear`. */
export async function askBank(
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    });
    const text = await response.text();
    if (text.length > mostAnswerCharacters) throw new Error(`${text.length} characters`);
    return text;
  } catch (cause) {
    throw new GatewayUnclear('No answer from the bank', { cause });
  }
}

/** The same in JSON both ways. */
export async function askBankInJson(url: string, body: object): Promise<unknown> {
  const answer = await askBank(url, {
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  try {
    return JSON.parse(answer);
  } catch (cause) {
    throw new GatewayUnclear('The answer is not JSON.', { cause });
  }
}
