import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import type { Alert } from '@kashi/contracts/alerts/alert';
import type { ReactNode } from 'react';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { EntryList } from '../parts/own-entries/EntryList.tsx';
import { AlertCard } from './AlertCard.tsx';
import type { AlertPage } from './alerts-data.ts';
import { messages } from './messages.ts';

interface AlertListProps {
  list: AlertPage;
  /** The button that cancels an alert. */
  actionOf: (alert: Alert) => ReactNode;
  /** The refusal of a form, on a page without code. */
  refusal?: ReactNode;
  dialogs?: ReactNode;
}

/** The customer's alerts in the frame of the account, with code and without. */
export function AlertList({ list, actionOf, refusal, dialogs }: AlertListProps) {
  return (
    <EntryList
      title={titles.alerts}
      path="/customerAlerts"
      page={list.page}
      totalCount={list.totalCount}
      icon={<IconBell />}
      words={messages}
      note={refusal}
      dialogs={dialogs}
    >
      {list.alerts.map((alert) => (
        <AlertCard key={alert.Id} alert={alert} action={actionOf(alert)} />
      ))}
    </EntryList>
  );
}
