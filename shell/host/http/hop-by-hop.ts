/** Headers that belong to one connection (RFC 9110 7.6.1), and trailers, which the host does not pass on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers of an answer that are meant for the final recipient, and not for the host between. */
export function endToEnd<Headers extends { connection?: string | undefined }>(
  headers: Headers,
): Headers {
  const named = headers.connection?.toLowerCase().split(',') ?? [];
  const dropped = new Set([...hopByHop, ...named.map((name) => name.trim())]);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !dropped.has(name)),
  ) as Headers;
}
