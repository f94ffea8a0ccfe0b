import { definePage } from '@kashi/kit/define';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { readAlertPage, type AlertPage } from './alerts-data.ts';
import { AlertsPage } from './AlertsPage.tsx';

export const page = definePage<AlertPage>({
  load: readAlertPage,
  head: () => ({ title: titles.alerts, robots: 'noindex' }),
  Component: AlertsPage,
});

export const Waiting = () => <AccountSkeleton title={titles.alerts} isPlain />;
