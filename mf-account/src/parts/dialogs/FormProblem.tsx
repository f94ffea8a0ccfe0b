import type { Problem } from '@kashi/shared/api/problem';
import { Countdown } from '@kashi/shared/ui/goods/Countdown';
import { ProblemNotice } from '@kashi/shared/ui/notice/ProblemNotice';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { useState } from 'react';
import { accountMessages } from '../../account-messages.ts';

/** Why a form was refused as a whole. After too many tries (429) the wait is counted down, and its end is said. */
export function FormProblem({ problem }: { problem: Problem | null }) {
  const [ended, setEnded] = useState<Problem | null>(null);
  if (!problem) return null;
  const { retryAfterSeconds } = problem;
  if (retryAfterSeconds === undefined) return <ProblemNotice error={problem} />;
  if (ended === problem) return <p role="status">{accountMessages.tryAgainNow}</p>;

  return (
    <Stack gap={2}>
      <ProblemNotice error={problem} />
      <p>
        {accountMessages.tryAgainIn} {/* Another refusal counts anew. */}
        <Countdown
          key={`${problem.status} ${retryAfterSeconds}`}
          seconds={retryAfterSeconds}
          onEnd={() => setEnded(problem)}
        />
      </p>
    </Stack>
  );
}
