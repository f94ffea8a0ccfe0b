/** Pino's levels, as in the workers' lines. */
const levels = { info: 30, warn: 40, error: 50, fatal: 60, silent: Infinity };

// The reader of the log may go away; a line that cannot be written must not end the process.
process.stdout.on('error', () => undefined);

/** Logs a line of the primary process, in the form and at the level of the workers (`KASHI_LOG`). */
export function say(level: 'info' | 'warn' | 'error', msg: string): void {
  const least = levels[(process.env['KASHI_LOG'] || 'warn') as keyof typeof levels] ?? 0;
  if (levels[level] < least) return;
  const line = { level: levels[level], time: Date.now(), pid: process.pid, msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
