import { readFileSync } from 'node:fs';

/**
 * What the first thread of a process, which has its event loop, has used of the processor so far, in milliseconds; null where the
 * system does not tell, as outside Linux.
 */
export function eventLoopTimeMs(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    // The name, which comes before, may have spaces in it. The kernel counts in hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
