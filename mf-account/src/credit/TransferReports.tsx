import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber, persianToman, toPersianDigits } from '@kashi/format/persian';
import { useAsk } from '@kashi/kit/use-ask';
import { useReading } from '@kashi/kit/use-reading';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { Table, type Column } from '@kashi/ui/text/Table';
import { useCallback } from 'react';
import { readTransfers, type ReportedTransfer } from './card-transfer-data.ts';
import { reportMessages as messages } from './messages.ts';

const columns: Column<ReportedTransfer>[] = [
  {
    heading: messages.trackingNo,
    kind: 'title',
    cell: ({ TrackingNo }) => toPersianDigits(TrackingNo),
  },
  { heading: messages.date, cell: ({ RegDateTime }) => jalaliDateTime(RegDateTime) },
  {
    heading: messages.amount,
    kind: 'numeric',
    cell: ({ Amount, CurrencyType }) => messages.sum(persianNumber(Amount), CurrencyType),
  },
  { heading: messages.state, cell: stateOf },
];

/** The customer's own reports, and what became of each; nothing while there are none. */
export function TransferReports() {
  const ask = useAsk();
  const reports = useReading<ReportedTransfer[]>(
    useCallback((signal) => readTransfers(ask, signal), [ask]),
  );

  if (reports.problem !== null)
    return <ProblemNotice error={reports.problem} onRetry={reports.again} />;
  if (!reports.data) return <Skeleton />;
  if (reports.data.length === 0) return null;
  return (
    <section aria-label={messages.title}>
      <h2>{messages.title}</h2>
      <Table
        caption={messages.title}
        columns={columns}
        rows={reports.data}
        keyOf={({ Id }) => String(Id)}
      />
    </section>
  );
}

function stateOf({ State, CreditedAmount, RefusalReason }: ReportedTransfer): string {
  if (State === 'confirmed') return messages.confirmed(persianToman(CreditedAmount ?? 0));
  if (State === 'refused') return messages.refused(RefusalReason);
  return messages.pending;
}
