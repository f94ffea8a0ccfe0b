import type { StepFigures } from '../../shell/host/canary/figures-file.ts';
import { judgeSums, stepTimesToGo, visitsOf } from '../../shell/host/canary/verdicts/judge-sums.ts';
import { nextStepCommand, percentAfter } from '../../shell/host/canary/promotions.ts';
import type { Trial } from '../../shell/host/release-sets/trial.ts';
import { ownRemote } from '../workspace.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Whoever waits for longer decides by hand. */
const longestMs = 60 * 24 * hourMs;

/** How many visits of the canary have been counted since its step began, and when they will have decided about it; '' without any. */
export function canaryProgress(
  trial: Trial,
  figures: StepFigures | null,
  now = Date.now(),
): string {
  const sums = figures?.sums;
  const wait = sums ? stepTimesToGo(sums) : null;
  if (!figures || !sums || wait === null) return '';
  const visits = `${visitsOf(sums)} visits`;
  if (judgeSums(sums).verdict === 'passed') {
    // In a repository of its own a command has to be told of the shop.
    const command = nextStepCommand(trial) + (ownRemote() ? ' --env <name>' : '');
    return `${visits}: ready for ${percentAfter(trial.percent)} (${command})`;
  }
  const waitMs = (wait - 1) * (now - Date.parse(figures.at));
  if (waitMs > longestMs) return `${visits}: as yet they decide nothing`;
  return `${visits}: decided in about ${lengthOf(waitMs)} at today's traffic`;
}

function lengthOf(ms: number): string {
  const [count, unit] =
    ms < hourMs
      ? [ms / minuteMs, 'minute']
      : ms < 48 * hourMs
        ? [ms / hourMs, 'hour']
        : [ms / (24 * hourMs), 'day'];
  const whole = Math.max(Math.round(count), 1);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
