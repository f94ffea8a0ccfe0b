import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** The author of a release: from the team's CI (`KASHI_AUTHOR`), from git, or else this machine's user. */
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
