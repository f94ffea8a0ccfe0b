import type { DeskCustomer } from '@kashi/contracts/desk/customers';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { jalaliDate, jalaliDateTime } from '@kashi/format/jalali';
import { persianToman, toPersianDigits } from '@kashi/format/persian';
import { Alert, Button, Link } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { StateChip } from '../orders/StateChip.tsx';
import { customerName } from '../parts/customer/customer-name.ts';
import { Facts } from '../parts/screen/Facts.tsx';
import { UnreadScreen } from '../parts/screen/UnreadScreen.tsx';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { RowsTable, type Column } from '../parts/list/ListTable.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { useReading } from '../parts/state/reading.ts';
import { useSaid } from '../parts/state/use-said.tsx';
import { mayCall } from '../server/who-may.ts';
import { AccountSteps } from './AccountSteps.tsx';
import { ClosedAccount } from './ClosedAccount.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { messages } from './messages.ts';

/** One customer, with personal data, orders and wallet. */
export function CustomerPage() {
  const id = Number(useParams()['id']);
  const [isClosed, setIsClosed] = useState(false);
  return isClosed ? <ClosedAccount /> : <OpenAccount id={id} onClosed={() => setIsClosed(true)} />;
}

function OpenAccount({ id, onClosed }: { id: number; onClosed(): void }) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { permissions } = usePermissions<Role[]>();
  const customer = useReading('GET /v1/desk/customers/one', { id });
  const { said, say } = useSaid();

  if (!customer.data) return <UnreadScreen title={messages.customer} reading={customer} />;
  const { data } = customer;
  return (
    <>
      <ScreenHead title={customerName(data)}>
        {mayCall('POST /v1/desk/corrections/ask', permissions ?? []) && (
          <Button
            variant="outlined"
            onClick={() => {
              say(null);
              setIsCorrecting(true);
            }}
          >
            {messages.correct}
          </Button>
        )}
      </ScreenHead>
      {said}
      {data.blockedAt !== null && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          <p>{messages.blockedSince(jalaliDate(data.blockedAt))}</p>
          <p>{messages.blockedBecause(data.blockedReason)}</p>
        </Alert>
      )}
      {data.corrections
        .filter(({ state }) => state === 'pending')
        .map((correction) => (
          // Whoever would correct the wallet reads here that somebody has asked for it already.
          <Alert key={correction.id} severity="info" sx={{ marginBlockEnd: 2 }}>
            {messages.correctionWaits(persianToman(correction.amountToman), correction.askedBy)}
          </Alert>
        ))}
      <FieldSet title={messages.about}>
        <Facts facts={factsOf(data)} />
        <Facts
          facts={data.addresses.map(({ title, city, address, postalCode }) => [
            title,
            toPersianDigits(messages.addressOf(city, address, postalCode)),
          ])}
        />
      </FieldSet>
      <FieldSet title={messages.lastOrders}>
        <div className="wide">
          <RowsTable caption={messages.lastOrders} columns={orderColumns} rows={data.lastOrders} />
        </div>
      </FieldSet>
      <FieldSet title={messages.ledger}>
        <div className="wide">
          <RowsTable caption={messages.ledger} columns={ledgerColumns} rows={data.ledger} />
        </div>
      </FieldSet>
      <AccountSteps customer={data} onClosed={onClosed} />
      {isCorrecting && (
        <CorrectionDialog
          customer={data}
          onDone={({ state }) => {
            setIsCorrecting(false);
            say(messages.corrected[state]);
          }}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </>
  );
}

function factsOf(customer: DeskCustomer): (readonly [string, string | null])[] {
  return [
    [messages.mobile, toPersianDigits(customer.mobile)],
    [messages.email, customer.email],
    [messages.nationalCode, toPersianDigits(customer.nationalCode)],
    [messages.registeredAt, jalaliDate(customer.registeredAt)],
    [messages.wallet, persianToman(customer.walletToman)],
    [messages.held, customer.heldToman === 0 ? null : persianToman(customer.heldToman)],
  ];
}

const orderColumns: Column<DeskCustomer['lastOrders'][number]>[] = [
  {
    label: messages.number,
    show: ({ id }) => (
      <Link component={RouterLink} to={`/orders/${id}/show`}>
        {toPersianDigits(String(id))}
      </Link>
    ),
  },
  { label: messages.at, show: ({ registeredAt }) => jalaliDateTime(registeredAt) },
  { label: messages.total, isFigure: true, show: ({ totalToman }) => persianToman(totalToman) },
  { label: messages.state, show: (order) => <StateChip order={order} /> },
];

const ledgerColumns: Column<DeskCustomer['ledger'][number]>[] = [
  { label: messages.at, show: ({ at }) => jalaliDateTime(at) },
  { label: messages.kind, show: ({ kind }) => messages.kinds[kind] },
  {
    label: messages.amount,
    isFigure: true,
    show: ({ depositToman, withdrawToman }) => persianToman(depositToman - withdrawToman),
  },
  {
    label: messages.balance,
    isFigure: true,
    show: ({ balanceToman }) => persianToman(balanceToman),
  },
];
