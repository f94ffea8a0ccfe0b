import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useAction } from '@kashi/kit/form/use-action';
import { useSignedIn } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Row } from '@kashi/ui/layout/Row';
import { Stack } from '@kashi/ui/layout/Stack';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askedPage, pageAddress } from './opinion-address.ts';
import { helpfulMessages as messages } from './helpful-messages.ts';
import { voteHelpful } from './opinion-data.ts';

interface HelpfulVoteProps {
  reviewId: number;
  /** How many customers the review has helped. */
  count: number;
  /** Whether the signed-in customer is one of them. */
  isMine: boolean;
}

/** Says that a review was helpful, or takes it back; a guest signs in first and comes back to the reviews. */
export function HelpfulVote({ reviewId, count, isMine }: HelpfulVoteProps) {
  const ask = useAsk();
  const isSignedIn = useSignedIn();
  const { pathname, search } = useLocation();
  const [own, setOwn] = useState<{ isMine: boolean; count: number } | null>(null);
  const shown = own ?? { isMine, count };
  const { start, busy, problem } = useAction(async () => {
    const isHelpful = !shown.isMine;
    setOwn({ isMine: isHelpful, count: await voteHelpful(ask, reviewId, isHelpful) });
  });
  const words = (
    <>
      <IconThumbUp aria-hidden="true" />
      {messages.helpful(shown.count)}
    </>
  );

  if (!isSignedIn) {
    const back = pageAddress(pathname, search, 'reviews', askedPage(search, 'reviews') ?? 1);
    return (
      <Row>
        <ButtonLink
          variant="quiet"
          size="small"
          href={`/login?returnUrl=${encodeURIComponent(back)}`}
        >
          {words}
        </ButtonLink>
      </Row>
    );
  }
  return (
    <Stack gap={2}>
      <Row>
        <Button
          variant={shown.isMine ? 'soft' : 'quiet'}
          size="small"
          aria-pressed={shown.isMine}
          busy={busy}
          onClick={() => void start()}
        >
          {words}
        </Button>
      </Row>
      <FormProblem problem={problem} />
    </Stack>
  );
}
