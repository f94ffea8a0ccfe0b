import type { ReactNode } from 'react';
import { Panel } from '@kashi/ui/layout/Panel';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import { Stack } from '@kashi/ui/layout/Stack';
import { CarrierCard } from './CarrierCard.tsx';
import { messages as allMessages } from '../messages.ts';
import type { Carriers } from '../use-delivery.ts';

const messages = allMessages.carriers;

interface CarrierChoiceProps {
  carriers: Exclude<Carriers, { state: 'none' }>;
  chosenId: number | null | undefined;
  onChoose: (carrierId: number) => void;
  onRetry: () => void;
  /** A button beside the title. */
  action?: ReactNode;
}

/** The choice among the carriers of the chosen address, with their fees and delivery times. */
export function CarrierChoice({
  carriers,
  chosenId,
  onChoose,
  onRetry,
  action,
}: CarrierChoiceProps) {
  return (
    <Panel title={messages.title} action={action}>
      <fieldset aria-busy={carriers.state === 'waiting'}>
        <legend className="visually-hidden">{messages.title}</legend>
        <Stack gap={3}>
          {carriers.state === 'waiting' && <Waiting />}
          {carriers.state === 'failed' && (
            <ProblemNotice error={carriers.error} onRetry={onRetry} />
          )}
          {carriers.state === 'read' && carriers.list.length === 0 && <p>{messages.none}</p>}
          {carriers.state === 'read' &&
            carriers.list.map((carrier) => (
              <CarrierCard
                key={carrier.Id}
                carrier={carrier}
                name="carrier"
                isChosen={carrier.Id === chosenId}
                showsFee
                onChoose={onChoose}
              />
            ))}
        </Stack>
      </fieldset>
    </Panel>
  );
}

function Waiting() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {messages.waiting}
      </p>
      <Skeleton />
      <Skeleton />
    </>
  );
}
