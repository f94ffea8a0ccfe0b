import { useAsk } from '@kashi/kit/use-ask';
import { Notice } from '@kashi/ui/notice/Notice';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { Stack } from '@kashi/ui/layout/Stack';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { useCallback, useRef, useState } from 'react';
import { useReading } from '@kashi/kit/use-reading';
import { readCardAccount, type CardAccount } from './card-transfer-data.ts';
import { CardTransferForm } from './CardTransferForm.tsx';
import { DestinationCard } from './DestinationCard.tsx';
import { TransferReports } from './TransferReports.tsx';
import { transferMessages as messages } from './messages.ts';

/**
 * A card-to-card transfer: the shop's card, the form that reports the transfer, and what became of earlier reports. A shop that has
 * named no card is not paid this way.
 */
export function CardTransfer() {
  const ask = useAsk();
  const [sent, setSent] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, sent);
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
  if (account.data.AccountKey === '') {
    return (
      <Stack gap={5}>
        <Notice variant="waiting">{messages.noAccount}</Notice>
        <TransferReports />
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <p>{messages.how}</p>
      <DestinationCard account={account.data} />
      {/* A new key makes an empty form after a report was accepted. */}
      <div ref={place} tabIndex={-1}>
        <CardTransferForm
          key={sent}
          accountKey={account.data.AccountKey}
          onSent={() => setSent(sent + 1)}
        />
      </div>
      {/* The new report is among them once it is accepted. */}
      <TransferReports key={`reports ${sent}`} />
    </Stack>
  );
}
