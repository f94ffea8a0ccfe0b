/** The first line of what was thrown. The code of a build may throw any value, and its errors may be of a realm of their own. */
export function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown };
  const [line = ''] = (typeof message === 'string' ? message : String(error)).split('\n');
  return line;
}

/**
 * The message, and behind it the messages of its causes. A `Problem` says only how a call has failed (`broken 0`), and its cause says
 * why. At most three: an error may be its own cause.
 */
export function messageWithCauses(error: unknown, causesLeft = 3): string {
  const { cause } = (error ?? {}) as { cause?: unknown };
  const message = messageOf(error);
  if (cause === undefined || causesLeft === 0) return message;
  return `${message}: ${messageWithCauses(cause, causesLeft - 1)}`;
}
