/**
 * Does this at each SIGHUP, by which a supervisor asks a service to take its code and settings up anew. A terminal that is closed
 * sends the same signal: what was started in a terminal goes on to end by it.
 */
export function onHangUp(takeUp: () => void): void {
  const streams = [process.stdin, process.stdout, process.stderr];
  if (streams.some(({ isTTY }) => isTTY)) return;
  process.on('SIGHUP', takeUp);
}
