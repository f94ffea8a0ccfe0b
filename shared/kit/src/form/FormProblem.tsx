import { useState } from 'react';
import type { Problem } from '@kashi/contracts/asking/problem';
import { Countdown } from '@kashi/ui/goods/Countdown';
import { Stack } from '@kashi/ui/layout/Stack';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { formMessages } from './form-messages.ts';

/**
 * The reason why a form, or one button that sends something, was refused as a whole. After too many tries (429) the wait is
 * counted down, and its end is announced.
 */
export function FormProblem({ problem }: { problem: Problem | null }) {
  const [ended, setEnded] = useState<Problem | null>(null);
  if (!problem) return null;
  const { retryAfterSeconds } = problem;
  if (retryAfterSeconds === undefined) return <ProblemNotice error={problem} />;
  if (ended === problem) return <p role="status">{formMessages.tryAgainNow}</p>;

  return (
    <Stack gap={2}>
      <ProblemNotice error={problem} />
      <p>
        {formMessages.tryAgainIn} {/* Another refusal counts anew. */}
        <Countdown
          key={`${problem.status} ${retryAfterSeconds}`}
          seconds={retryAfterSeconds}
          onEnd={() => setEnded(problem)}
        />
      </p>
    </Stack>
  );
}
