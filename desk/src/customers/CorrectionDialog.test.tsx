import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, test } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';

test('whoever corrects a wallet reads whose it is, also of a customer without a name', () => {
  render(
    <CoreAdminContext dataProvider={deskData()}>
      <CorrectionDialog
        customer={{ id: 7, name: '', mobile: '09121234567' }}
        onDone={() => {}}
        onClose={() => {}}
      />
    </CoreAdminContext>,
  );

  expect(screen.getByRole('dialog', { name: 'اصلاح کیف پول بدون نام (۰۹۱۲۱۲۳۴۵۶۷)' })).toBeTruthy();
});
