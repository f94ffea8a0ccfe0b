import { useAsk } from '@kashi/shared/kit/use-ask';
import { ProblemNotice } from '@kashi/shared/ui/notice/ProblemNotice';
import { Skeleton } from '@kashi/shared/ui/skeleton/Skeleton';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { useCallback, useState } from 'react';
import { useReading } from '@kashi/shared/kit/use-reading';
import { readCardAccount, type CardAccount } from './card-transfer-data.ts';
import { CardTransferForm } from './CardTransferForm.tsx';
import { DestinationCard } from './DestinationCard.tsx';
import { transferMessages as messages } from './messages.ts';

/** The report of a card-to-card transfer: where the money goes, and what was sent there. */
export function CardTransfer() {
  const ask = useAsk();
  const [sent, setSent] = useState(0);
  const account = useReading<CardAccount>(
    useCallback((signal) => readCardAccount(ask, signal), [ask]),
  );

  if (account.problem !== null)
    return <ProblemNotice error={account.problem} onRetry={account.again} />;
  if (!account.data) {
    return (
      <Stack gap={5}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <p>{messages.how}</p>
      <DestinationCard account={account.data} />
      {/* A report that was taken leaves an empty form for the next one. */}
      <CardTransferForm
        key={sent}
        accountKey={account.data.AccountKey}
        onSent={() => setSent(sent + 1)}
      />
    </Stack>
  );
}
