import { readFileSync } from 'node:fs';

/**
 * The processor time that the main thread of a process, which runs its event loop, has used so far, in milliseconds; null if the
 * system does not tell, as outside Linux.
 */
export function eventLoopTimeMs(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    // The process name before these fields may contain spaces. The kernel counts in hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
