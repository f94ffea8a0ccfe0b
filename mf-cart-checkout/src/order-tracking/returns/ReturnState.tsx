import { useState, type FormEvent } from 'react';
import type { Order } from '@kashi/contracts/order';
import type { OrderReturn } from '@kashi/contracts/returns/order-return';
import { jalaliDate } from '@kashi/format/jalali';
import { persianNumber } from '@kashi/format/persian';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useAction } from '@kashi/kit/form/use-action';
import { useAsk } from '@kashi/kit/use-ask';
import { LatePart } from '@kashi/kit/late/LatePart';
import { Button } from '@kashi/ui/actions/Button';
import { Stack } from '@kashi/ui/layout/Stack';
import { Badge } from '@kashi/ui/text/Badge';
import { lineName } from '../../parts/line-name.ts';
import { messages as orderMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { withdrawReturn } from './return-data.ts';
import styles from './OrderReturns.module.css';

/** In the chunk of the form, see `OrderReturns`. */
const loadPictures = () =>
  import(/* webpackChunkName: "returns" */ './OwnPictures.tsx').then(
    ({ OwnPictures }) => OwnPictures,
  );

const looks = {
  asked: 'waiting',
  accepted: 'info',
  received: 'info',
  refunded: 'success',
  refused: 'danger',
  withdrawn: undefined,
} as const;

interface ReturnStateProps {
  asked: OrderReturn;
  hash: string;
  onWithdrawn(order: Order): void;
}

/** Where a request to return goods stands, and what its customer does next. */
export function ReturnState({ asked, hash, onWithdrawn }: ReturnStateProps) {
  const { Id, State, StateDateTime, AskedDateTime, Details, Reason, Text } = asked;
  return (
    <Stack gap={2}>
      <p className={styles.state}>
        <Badge variant={looks[State]}>{messages.states[State]}</Badge>
        {jalaliDate(StateDateTime)}
      </p>
      {messages.next[State] && <p>{messages.next[State]}</p>}
      {State === 'accepted' && <p className={styles.words}>{asked.Instruction}</p>}
      {asked.RefusalReason && (
        <p className={styles.words}>{messages.refusedBecause(asked.RefusalReason)}</p>
      )}
      <p className={styles.asked}>{messages.askedOn(jalaliDate(AskedDateTime))}</p>
      {Details.map((item) => (
        <p key={lineName(item)}>
          {orderMessages.pieces(lineName(item), persianNumber(item.Quantity))}
        </p>
      ))}
      <p>{orderMessages.because(messages.reasons[Reason])}</p>
      {Text && <p className={styles.words}>{Text}</p>}
      {asked.CountOfPictures > 0 && <Pictures id={Id} count={asked.CountOfPictures} />}
      {State === 'asked' && <Withdrawal id={Id} hash={hash} onWithdrawn={onWithdrawn} />}
    </Stack>
  );
}

function Pictures({ id, count }: { id: number; count: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.late} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.pictures(persianNumber(count))}</summary>
      {isOpen && <LatePart load={loadPictures} props={{ id }} />}
    </details>
  );
}

interface WithdrawalProps extends Pick<ReturnStateProps, 'hash' | 'onWithdrawn'> {
  id: number;
}

function Withdrawal({ id, hash, onWithdrawn }: WithdrawalProps) {
  const ask = useAsk();
  const withdrawing = useAction(async () => onWithdrawn(await withdrawReturn(ask, hash, id)));

  function submit(event: FormEvent) {
    event.preventDefault();
    void withdrawing.start();
  }

  return (
    <form method="post" action={`/orderTracking/${hash}`} onSubmit={submit}>
      <input type="hidden" name="ReturnId" value={id} />
      <Stack gap={2}>
        <FormProblem problem={withdrawing.problem} />
        <Button
          type="submit"
          name="step"
          value="withdraw"
          variant="secondary"
          size="small"
          busy={withdrawing.busy}
        >
          {messages.withdraw}
        </Button>
      </Stack>
    </form>
  );
}
