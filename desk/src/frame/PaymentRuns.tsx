import { titleOfSource, type PaymentRun } from '@kashi/contracts/desk/payment-runs';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber } from '@kashi/format/persian';
import { Alert } from '@mui/material';
import { messages } from './messages.ts';
import styles from './TodayPage.module.css';

/** The failed payment runs of the last day: those that go on, and those that are over. */
export function PaymentRuns({ runs }: { runs: readonly PaymentRun[] }) {
  return (
    // Announces a run that begins or ends while the screen is open.
    <div role="log" aria-label={messages.today.paymentRuns} className={styles['runs']}>
      {runs.map((run) => (
        <Alert key={run.id} role="none" severity={run.endedAt === null ? 'error' : 'info'}>
          {sentenceOf(run)}
        </Alert>
      ))}
    </div>
  );
}

function sentenceOf({ source, failures, beganAt, endedAt }: PaymentRun): string {
  const { failingRun, endedRun } = messages.today;
  const [name, since] = [titleOfSource(source), jalaliDateTime(beganAt)];
  return endedAt === null
    ? failingRun(name, since, persianNumber(failures))
    : endedRun(name, since, jalaliDateTime(endedAt));
}
