import { readFileSync } from 'node:fs';

/**
 * The most memory that this process has had, in megabytes. Linux keeps `maxRSS` when a process becomes another program, so that
 * a backup begun by a large shop would report the shop's memory as its own; the high-water mark in `/proc` begins anew.
 */
export function ownMegabytes(): number {
  return Math.round((highWaterMark() ?? process.resourceUsage().maxRSS) / 1024);
}

/** In kilobytes; undefined on systems without `/proc`. */
function highWaterMark(): number | undefined {
  try {
    return Number(/^VmHWM:\s*(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))![1]);
  } catch {
    return undefined;
  }
}
