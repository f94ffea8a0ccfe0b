import type { Role } from '@kashi/contracts/desk/desk-call';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber } from '@kashi/format/persian';
import { Alert, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { ClosedNotice } from '../opening/ClosedNotice.tsx';
import { OpeningSteps } from '../opening/OpeningSteps.tsx';
import { PlayMoneyNotice } from '../opening/PlayMoneyNotice.tsx';
import { UnwrittenPages } from '../pages/UnwrittenPages.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { mayOpen } from '../server/who-may.ts';
import { PaymentRuns } from './PaymentRuns.tsx';
import { messages } from './messages.ts';
import styles from './TodayPage.module.css';

/** The numbers of waiting tasks, each with a link to its list. */
export function TodayPage() {
  const waiting = useReading('GET /v1/desk/waiting', {});
  const { permissions } = usePermissions<Role[]>();
  const { data } = waiting;
  const cards = data
    ? ([
        [
          'orders',
          '/orders?filter=%7B%22state%22%3A%22registered%22%7D',
          messages.today.orders,
          data.orders,
        ],
        ['refunds', '/refunds', messages.today.refunds, data.refunds],
        ['returns', '/returns', messages.today.returns, data.returns],
        ['transfers', '/transfers', messages.today.transfers, data.transfers],
        ['corrections', '/corrections', messages.today.corrections, data.corrections],
        ['payments', '/payments', messages.today.payments, data.payments],
        ['opinions', '/opinions', messages.today.reviews, data.reviews],
        ['opinions', questionsWaitAt(data), messages.today.questions, data.questions],
        ['messages', '/messages', messages.today.messages, data.messages],
        [
          'prices',
          '/prices?filter=%7B%22state%22%3A%22low%22%7D',
          messages.today.lowStock,
          data.lowStock,
        ],
        ['texts', '/texts', messages.today.failedTexts, data.failedTexts],
      ] as const)
    : [];

  return (
    <>
      <ScreenHead title={messages.menu.today} />
      {waiting.isPending && <Waiting rows={3} />}
      {waiting.isError && <Failure error={waiting.error} onRetry={() => void waiting.refetch()} />}
      {data?.lateBackup && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {lateBackupSentence(data.lateBackup.lastAt)} {messages.today.whyInLog}
        </Alert>
      )}
      {data && <PaymentRuns runs={data.paymentRuns} />}
      <ClosedNotice />
      {mayOpen('settings', permissions ?? []) && (
        <>
          <PlayMoneyNotice />
          <OpeningSteps />
        </>
      )}
      {mayOpen('pages', permissions ?? []) && <UnwrittenPages />}
      <ul className={styles['cards']}>
        {cards
          .filter(([screen]) => mayOpen(screen, permissions ?? []))
          .map(([, to, title, count]) => (
            <Card key={to} component="li">
              <CardActionArea component={Link} to={to}>
                <CardContent>
                  <Typography variant="h4" component="p">
                    {persianNumber(count)}
                  </Typography>
                  <Typography color="text.secondary">{title}</Typography>
                </CardContent>
              </CardActionArea>
            </Card>
          ))}
      </ul>
    </>
  );
}

/** The first list with a question in it; the count is of both. */
function questionsWaitAt({ questions, unanswered }: { questions: number; unanswered: number }) {
  return questions > 0 && questions === unanswered ? '/opinions/unanswered' : '/opinions/questions';
}

function lateBackupSentence(lastAt: string | null): string {
  const { noBackup, lateBackup } = messages.today;
  return lastAt === null ? noBackup : lateBackup(jalaliDateTime(lastAt));
}
