import { toPersianDigits } from '@kashi/format/persian';
import { messages } from './messages.ts';

/** Why a try failed; the numbers that an owner can do something about have sentences of their own. */
export function problemSentence(problem: string): string {
  const status = problem.replace(/^(?:mail-)?refused-/, '');
  if (problem.startsWith('mail-')) return mailSentence(problem, status);
  if (problem === 'no-answer') return messages.noAnswer;
  if (problem === 'restored') return messages.restored;
  if (problem === 'overtaken') return messages.overtaken;
  if (status === '418') return messages.noCredit;
  if (status === '411') return messages.badNumber;
  return messages.refused(toPersianDigits(status));
}

function mailSentence(problem: string, status: string): string {
  if (problem === 'mail-no-answer') return messages.noMailAnswer;
  if (problem === 'mail-no-server') return messages.noMailServer;
  if (status === '550') return messages.noMailbox;
  return messages.mailRefused(toPersianDigits(status));
}
