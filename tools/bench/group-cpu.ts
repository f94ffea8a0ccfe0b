import { globSync, readFileSync } from 'node:fs';

/**
 * Processor time that a process group has used so far: a process and those that it has started. The kernel counts in hundredths
 * of a second.
 */
export function groupCpuMs(group: number | undefined): number {
  const hundredths = globSync('/proc/[0-9]*/stat').map((file) => {
    const fields = textOf(file).split(') ')[1]?.split(' ') ?? [];
    return Number(fields[2]) === group ? Number(fields[11]) + Number(fields[12]) : 0;
  });
  return hundredths.reduce((sum, each) => sum + each, 0) * 10;
}

/** '' if the process has ended since it was listed. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
