import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who releases: as the team's CI says it (`KASHI_AUTHOR`), as git knows them, or as this machine does. */
export function authorHere(): string {
  return process.env['KASHI_AUTHOR'] || (gitName() ?? userInfo().username);
}

function gitName(): string | undefined {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return name.trim() || undefined;
  } catch {
    return undefined;
  }
}
