import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { WholeAnswer } from '../http/whole-answer.ts';

/** A machine that has not accepted the connection after this many milliseconds is unreachable. */
const connectsWithinMs = 10_000;

const connections = new Agent({ keepAlive: true });

/**
 * A GET by node's own client, which costs half as much work as `fetch`. Fails as `fetch` does: with the signal's reason, or with
 * a `TypeError` whose cause is the underlying error.
 */
export async function apiRead(
  url: string,
  headers: Headers,
  signal?: AbortSignal | null,
): Promise<WholeAnswer> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<WholeAnswer>();
  const asking = request(url, {
    agent: connections,
    headers: Object.fromEntries(headers),
    timeout: connectsWithinMs,
  });
  const abort = () => {
    reject(signal?.reason as Error);
    asking.destroy();
  };
  const fail = (cause: unknown) => reject(new TypeError('fetch failed', { cause }));

  asking.on('timeout', () => {
    if (asking.socket?.connecting) asking.destroy(new ConnectionTimeout());
  });
  asking.on('error', fail);
  asking.on('response', (answer) => void wholeOf(answer).then(resolve, fail));
  asking.end();
  signal?.addEventListener('abort', abort, { once: true });
  const end = () => signal?.removeEventListener('abort', abort);
  promise.then(end, end);
  return promise;
}

class ConnectionTimeout extends Error {
  readonly code = 'ETIMEDOUT';
}

function wholeOf(answer: IncomingMessage): Promise<WholeAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WholeAnswer>();
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Also emitted for an answer that breaks off.
  answer.on('error', reject);
  answer.on('end', () =>
    resolve(
      new WholeAnswer(Buffer.concat(chunks).toString(), {
        status: answer.statusCode ?? 0,
        statusText: answer.statusMessage ?? '',
        headers: headersOf(answer.headers),
      }),
    ),
  );
  return promise;
}

function headersOf(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
}
