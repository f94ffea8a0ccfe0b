import type { FormEvent } from 'react';
import type { Order } from '@kashi/contracts/order';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useAction } from '@kashi/kit/form/use-action';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { Button } from '@kashi/ui/actions/Button';
import { Stack } from '@kashi/ui/layout/Stack';
import { messages as allMessages } from './messages.ts';
import { stateSentence } from './progress/order-progress.ts';
import { cancelOrder } from './order-tracking-data.ts';

const messages = allMessages.cancel;

interface CancelOrderProps {
  hash: string;
  /** The order is cancelled; it is handed over as it stands then. */
  onChanged: (order: Order) => void;
}

/** Cancels the order once its customer has read what that means: one press opens the words, and a second one cancels. */
export function CancelOrder({ hash, onChanged }: CancelOrderProps) {
  const ask = useAsk();
  const shell = useShellApi();
  const cancelling = useAction(async () => {
    const order = await cancelOrder(ask, hash);
    shell.toast(stateSentence(order), 'success');
    onChanged(order);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void cancelling.start();
  }

  return (
    <details>
      <summary>{messages.title}</summary>
      <form method="post" action={`/orderTracking/${hash}`} onSubmit={submit}>
        <Stack gap={3}>
          <p>{messages.consequence}</p>
          <FormProblem problem={cancelling.problem} />
          <Button type="submit" name="step" value="cancel" variant="danger" busy={cancelling.busy}>
            {messages.confirm}
          </Button>
        </Stack>
      </form>
    </details>
  );
}
