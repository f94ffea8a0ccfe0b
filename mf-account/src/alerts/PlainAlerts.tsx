import { PlainRefusal } from '@kashi/kit/plain/PlainForm';
import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { Button } from '@kashi/ui/actions/Button';
import { nameOf } from './AlertCard.tsx';
import { AlertList } from './AlertList.tsx';
import type { AlertPage } from './alerts-data.ts';
import { messages } from './messages.ts';

export interface PlainAlertsData {
  list: AlertPage;
  refused: RefusedForm | null;
}

/** The customer's alerts, each with a form that cancels it. */
export function PlainAlerts({ data: { list, refused } }: { data: PlainAlertsData }) {
  return (
    <AlertList
      list={list}
      refusal={<PlainRefusal refused={refused} />}
      actionOf={(alert) => (
        <form method="post" action="/customerAlerts">
          <input type="hidden" name="AlertId" value={alert.Id} />
          <Button
            type="submit"
            variant="quiet"
            size="small"
            aria-label={messages.cancelNamed(nameOf(alert))}
          >
            {messages.cancel}
          </Button>
        </form>
      )}
    />
  );
}
