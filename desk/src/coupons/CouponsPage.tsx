import type { DeskCoupon } from '@kashi/contracts/desk/coupons';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { jalaliDate } from '@kashi/format/jalali';
import { persianNumber, persianPercent, persianToman } from '@kashi/format/persian';
import { Button } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { mayCall } from '../server/who-may.ts';
import { lastMomentBefore } from './coupon-draft.ts';
import { CouponDialog } from './CouponDialog.tsx';
import { messages } from './messages.ts';

/** Coupons with their terms, and with the sums of the discounts they gave; whoever only reads them has no steps. */
export function CouponsPage() {
  const [edited, setEdited] = useState<DeskCoupon | 'new' | null>(null);
  const { permissions } = usePermissions<Role[]>();
  const maySave = mayCall('POST /v1/desk/coupons/save', permissions ?? []);
  return (
    <ListScreen>
      <ScreenHead title={messages.title}>
        {maySave && (
          <Button variant="contained" onClick={() => setEdited('new')}>
            {messages.create}
          </Button>
        )}
      </ScreenHead>
      <ListTable<DeskCoupon & { id: string }>
        caption={messages.title}
        columns={maySave ? [...columns, editColumn(setEdited)] : columns}
        nothing={messages.nothing}
      />
      {edited && (
        <CouponDialog coupon={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </ListScreen>
  );
}

type CouponColumn = Column<DeskCoupon & { id: string }>;

const columns: CouponColumn[] = [
  { label: messages.code, show: ({ code }) => <bdi>{code}</bdi> },
  {
    label: messages.value,
    show: ({ kind, value }) => (kind === 'percent' ? persianPercent(value) : persianToman(value)),
  },
  {
    label: messages.minimum,
    isFigure: true,
    show: ({ minimumSubtotalToman }) => persianToman(minimumSubtotalToman),
  },
  {
    label: messages.startsAt,
    show: ({ startsAt }) => (startsAt === null ? messages.never : jalaliDate(startsAt)),
  },
  {
    label: messages.lastDay,
    show: ({ expiresAt }) =>
      expiresAt === null ? messages.never : jalaliDate(lastMomentBefore(expiresAt)),
  },
  {
    label: messages.uses,
    isFigure: true,
    show: ({ uses, usageLimit }) =>
      usageLimit === null
        ? persianNumber(uses)
        : messages.usesOf(persianNumber(uses), persianNumber(usageLimit)),
  },
  { label: messages.given, isFigure: true, show: ({ givenToman }) => persianToman(givenToman) },
];

const editColumn = (edit: (coupon: DeskCoupon) => void): CouponColumn => ({
  label: messages.change,
  show: (coupon) => (
    <Button onClick={() => edit(coupon)} aria-label={messages.changeOf(coupon.code)}>
      {messages.change}
    </Button>
  ),
});
