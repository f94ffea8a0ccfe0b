import { useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '@mui/material';
import { EntryCard } from '../parts/screen/EntryCard.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { askDesk } from '../server/ask-desk.ts';
import { SetUpForm } from './SetUpForm.tsx';
import { messages } from './messages.ts';

/**
 * The page at the one-time address of a new member, or of the shop's first owner. The token follows the `#` of the address:
 * browsers send that part to no server, so no log keeps the token.
 */
export function SetUpPage() {
  const token = useLocation().hash.slice(1);
  const begun = useQuery({
    queryKey: ['set-up', token],
    queryFn: () => askDesk('POST /v1/desk/setup/begin', { token }),
    enabled: token !== '',
    // Read once, because each reading may make another secret, and the scanned secret has to stay valid.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });

  return (
    <EntryCard title={messages.title} hint={messages.hint}>
      {token === '' && <Alert severity="error">{messages.noToken}</Alert>}
      {begun.isLoading && <Waiting rows={4} />}
      {begun.isError && <Failure error={begun.error} onRetry={() => void begun.refetch()} />}
      {begun.data && <SetUpForm token={token} begun={begun.data} />}
    </EntryCard>
  );
}
