import type { PaymentRun } from '@kashi/contracts/desk/payment-runs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaymentRuns } from './PaymentRuns.tsx';

const run: PaymentRun = {
  id: 1,
  source: 'zarinpal',
  failures: 12,
  beganAt: '2026-01-10T08:00:00.000Z',
  endedAt: null,
};

test('a gateway that fails is named with since when and how often', () => {
  render(<PaymentRuns runs={[run]} />);

  expect(
    screen.getByText('درگاه زرین‌پال: ۱۲ بار پیاپی ناموفق، از ۲۰ دی ۱۴۰۴، ساعت ۱۱:۳۰.'),
  ).toBeTruthy();
});

test('a run that is over says when it works again', () => {
  render(
    <PaymentRuns runs={[{ ...run, source: 'settling', endedAt: '2026-01-10T09:00:00.000Z' }]} />,
  );

  expect(
    screen.getByText(
      /^پیگیری پرداخت‌های نامشخص: دوباره کار می‌کند\. از .*۱۱:۳۰ تا .*۱۲:۳۰ پیاپی ناموفق بود\.$/,
    ),
  ).toBeTruthy();
});
