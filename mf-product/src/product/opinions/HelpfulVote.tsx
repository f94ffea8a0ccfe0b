import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useAction } from '@kashi/kit/form/use-action';
import { useSignedIn } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Row } from '@kashi/ui/layout/Row';
import { Stack } from '@kashi/ui/layout/Stack';
import { useLocation } from 'react-router-dom';
import { askedPage } from './opinion-address.ts';
import { pageAddress } from './page-address.ts';
import { helpfulMessages as messages } from './helpful-messages.ts';
import { voteHelpful } from './opinion-data.ts';

export interface Helpful {
  /** How many customers the review has helped. */
  count: number;
  /** Whether the signed-in customer is one of them. */
  isMine: boolean;
}

interface HelpfulVoteProps extends Helpful {
  reviewId: number;
  /** A vote was counted. */
  onVote: (helpful: Helpful) => void;
}

/** Says that a review was helpful, or takes it back; a guest signs in first and comes back to the reviews. */
export function HelpfulVote({ reviewId, count, isMine, onVote }: HelpfulVoteProps) {
  const ask = useAsk();
  const isSignedIn = useSignedIn();
  const { pathname, search } = useLocation();
  const { start, busy, problem } = useAction(async () => {
    onVote({ isMine: !isMine, count: await voteHelpful(ask, reviewId, !isMine) });
  });
  const words = (
    <>
      <IconThumbUp aria-hidden="true" />
      {messages.helpful(count)}
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
          variant={isMine ? 'soft' : 'quiet'}
          size="small"
          aria-pressed={isMine}
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
