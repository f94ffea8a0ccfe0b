/** Pino's numbers, as the workers' own lines have them. */
const levels = { info: 30, warn: 40, error: 50, fatal: 60, silent: Infinity };

// Whoever reads the log may leave: what cannot be said to anybody is no reason to end.
process.stdout.on('error', () => undefined);

/** A line of the log from the process that answers nobody, in the form and at the level of the workers' (`KASHI_LOG`). */
export function say(level: 'info' | 'warn' | 'error', msg: string): void {
  const least = levels[(process.env['KASHI_LOG'] || 'warn') as keyof typeof levels] ?? 0;
  if (levels[level] < least) return;
  const line = { level: levels[level], time: Date.now(), pid: process.pid, msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
