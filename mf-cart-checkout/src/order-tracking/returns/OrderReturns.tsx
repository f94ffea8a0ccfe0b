import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Order } from '@kashi/contracts/order';
import { jalaliDate } from '@kashi/format/jalali';
import { LatePart } from '@kashi/kit/late/LatePart';
import { sentPicturesStyles } from '@kashi/kit/sent-pictures/sent-pictures-styles';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import { messages } from './messages.ts';
import { ReturnFields } from './ReturnFields.tsx';
import { ReturnState } from './ReturnState.tsx';
import styles from './OrderReturns.module.css';

/**
 * A chunk is a hash in the remote's entry, which every page brings: the late parts of returns are one chunk by its name, and their
 * style is the page's.
 */
const loadForm = () =>
  import(/* webpackChunkName: "returns" */ './ReturnForm.tsx').then(({ ReturnForm }) => ReturnForm);

interface OrderReturnsProps {
  order: Order;
  hash: string;
  /** The form for a browser without code, where the page has it; it is open after a refusal. */
  plainForm?: { form: ReactNode; isOpen: boolean } | undefined;
  /** A request was noted or taken back; the order is handed over as it stands then. */
  onChanged(order: Order): void;
}

/** What the customer has asked to return of the order, and the way to ask. Nothing where neither is. */
export function OrderReturns({ order, hash, plainForm, onChanged }: OrderReturnsProps) {
  const [said, setSaid] = useState({ sentence: '', times: 0 });
  const [wasOpened, setOpened] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const returns = order.Returns ?? [];
  const until = order.ReturnableUntil ?? null;
  const mayAsk =
    until !== null && order.OrderDetails.some(({ ReturnablePieces = 0 }) => ReturnablePieces > 0);

  // The pressed button goes with the change, so the focus moves to what is said about it.
  useEffect(() => {
    if (said.times > 0) part.current?.focus();
  }, [said]);

  if (returns.length === 0 && !mayAsk) return null;

  function changed(to: Order, sentence: string) {
    setSaid({ sentence, times: said.times + 1 });
    onChanged(to);
  }

  return (
    <div ref={part} tabIndex={-1} className={styles.returns}>
      <Panel title={messages.title}>
        <Stack gap={5}>
          {/* A new one for each change: the same words are said again. */}
          {said.sentence && (
            <p key={`said-${said.times}`} role="status">
              {said.sentence}
            </p>
          )}
          {returns.map((asked) => (
            <ReturnState
              key={asked.Id}
              asked={asked}
              hash={hash}
              onWithdrawn={(to) => changed(to, messages.withdrawn)}
            />
          ))}
          {mayAsk && (
            // Anew after each request, so that the next one begins with an empty form.
            <details
              key={returns.length}
              className={styles.late}
              open={plainForm?.isOpen}
              onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
            >
              <summary>{messages.open}</summary>
              <Stack gap={4}>
                <p>{messages.until(jalaliDate(until))}</p>
                {plainForm?.form}
                {/* What is filled in outlives a fold. */}
                {wasOpened && !plainForm && (
                  <LatePart
                    load={loadForm}
                    props={{
                      order,
                      hash,
                      Fields: ReturnFields,
                      pictureStyles: sentPicturesStyles,
                      onAsked(to: Order) {
                        setOpened(false);
                        changed(to, messages.form.sent);
                      },
                    }}
                  />
                )}
              </Stack>
            </details>
          )}
        </Stack>
      </Panel>
    </div>
  );
}
