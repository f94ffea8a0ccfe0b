import { DeskProblem } from '../../server/desk-problem.ts';

/** Whether a step was refused because a colleague has taken it meanwhile: such a refusal brings the thing as it is now. */
export function isDecidedElsewhere(error: unknown): error is DeskProblem {
  return error instanceof DeskProblem && error.status === 409 && isThing(error.value);
}

const isThing = (value: unknown) => typeof value === 'object' && value !== null;
