import type { CustomerRow } from '@kashi/contracts/desk/customers';
import { jalaliDate } from '@kashi/format/jalali';
import { persianNumber, persianToman, toPersianDigits } from '@kashi/format/persian';
import { Button } from '@mui/material';
import { usePermissions } from 'react-admin';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { Link as RouterLink } from 'react-router-dom';
import { CustomerLink } from '../parts/customer/CustomerLink.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Mark } from '../parts/screen/Mark.tsx';
import { useReading } from '../parts/state/reading.ts';
import { mayOpen } from '../server/who-may.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import { messages } from './messages.ts';

/** Customers by name or number. */
export function CustomersPage() {
  const { permissions } = usePermissions<Role[]>();
  return (
    <ListScreen>
      <ScreenHead title={messages.title}>
        {mayOpen('corrections', permissions ?? []) && (
          <Button variant="outlined" component={RouterLink} to="/corrections">
            <CorrectionsTitle />
          </Button>
        )}
      </ScreenHead>
      <CustomerSearch />
      <ListTable<CustomerRow>
        caption={messages.title}
        columns={columns}
        nothing={messages.nothing}
      />
    </ListScreen>
  );
}

/** The title of their list, with how many of them wait for this owner. */
function CorrectionsTitle() {
  const { data: waiting } = useReading('GET /v1/desk/waiting', {});
  return waiting?.corrections
    ? messages.waitingCorrections(persianNumber(waiting.corrections))
    : messages.corrections;
}

const columns: Column<CustomerRow>[] = [
  {
    label: messages.name,
    show: ({ id, name, mobile, blockedAt }) => (
      <>
        <CustomerLink id={id} name={name} mobile={mobile} />{' '}
        {blockedAt !== null && <Mark tone="danger">{messages.blocked}</Mark>}
      </>
    ),
  },
  { label: messages.mobile, show: ({ mobile }) => <bdi dir="ltr">{toPersianDigits(mobile)}</bdi> },
  { label: messages.registeredAt, show: ({ registeredAt }) => jalaliDate(registeredAt) },
  { label: messages.orders, isFigure: true, show: ({ orders }) => persianNumber(orders) },
  { label: messages.wallet, isFigure: true, show: ({ walletToman }) => persianToman(walletToman) },
];
