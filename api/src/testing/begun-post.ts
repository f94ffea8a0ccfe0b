import { once } from 'node:events';
import { request } from 'node:http';

/** Posts the head of a request, and returns once the server waits for the rest, which the returned function sends. */
export async function begunPost(url: string, body: object): Promise<() => void> {
  const asked = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  asked.flushHeaders();
  await once(asked, 'continue');
  return () => void asked.end(JSON.stringify(body));
}
