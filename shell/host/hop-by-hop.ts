/** What two neighbours on the way agree on between themselves (RFC 9110 7.6.1), and the trailers that nobody passes on here. */
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

/** The headers of an answer that are for the one who has asked in the end, not for the host that has passed the question on. */
export function endToEnd<Headers extends { connection?: string | undefined }>(
  headers: Headers,
): Headers {
  const named = headers.connection?.toLowerCase().split(',') ?? [];
  const dropped = new Set([...hopByHop, ...named.map((name) => name.trim())]);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !dropped.has(name)),
  ) as Headers;
}
