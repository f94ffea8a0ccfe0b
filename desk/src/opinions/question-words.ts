import type { DeskQuestion } from '@kashi/contracts/desk/opinions';
import { messages } from './messages.ts';

/** A question, and below it what the shop has answered: the two are deleted together. */
export function questionWords({ question, answer }: DeskQuestion): string {
  return answer === null ? question : `${question}\n${messages.answerText}: ${answer}`;
}
