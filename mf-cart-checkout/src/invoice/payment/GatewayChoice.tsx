import { useId, type Ref } from 'react';
import type { KnownGateway } from '@kashi/contracts/gateways';
import { ChoiceCard } from '@kashi/ui/form/choice/ChoiceCard';
import { GatewayMark } from '@kashi/ui/form/choice/GatewayMark';
import { FieldError } from '@kashi/ui/form/field/FieldError';
import { Notice } from '@kashi/ui/notice/Notice';
import { Stack } from '@kashi/ui/layout/Stack';
import { InstalmentChoice } from '../instalments/InstalmentChoice.tsx';
import type { Lent } from '../instalments/instalments-data.ts';
import { messages as allMessages } from '../messages.ts';
import styles from './GatewayChoice.module.css';

const messages = allMessages.gateways;

interface GatewayChoiceProps {
  ref?: Ref<HTMLFieldSetElement>;
  /** The name of the radios; `gateway` unless a form sends them. */
  name?: string;
  gateways: readonly KnownGateway[];
  /** What a gateway of instalments lends of the sum; null for nothing. */
  lentBy: (code: number) => Lent | null;
  /** Whether gateways of instalments have not answered yet. */
  isAsking?: boolean;
  chosenCode: number | null;
  /** Whether a bank is needed: false where the wallet pays everything. */
  isNeeded: boolean;
  /** The shopper pressed the button without a chosen gateway (§5). */
  isMissing: boolean;
  /** Left out where the form around them sends the choice. */
  onChoose?: (code: number) => void;
}

export function GatewayChoice(props: GatewayChoiceProps) {
  const { ref, name = 'gateway', gateways, lentBy, isAsking = false } = props;
  const { chosenCode, isNeeded, isMissing, onChoose } = props;
  const errorId = useId();
  if (isNeeded && gateways.length === 0) {
    return <Notice variant="waiting">{messages.none}</Notice>;
  }

  return (
    <fieldset ref={ref}>
      <legend className={styles.legend}>{messages.title}</legend>
      <Stack gap={3}>
        {!isNeeded && <p className={styles.note}>{messages.notNeeded}</p>}
        {gateways.map(({ code, title, paysBy }) => {
          const radio = {
            name,
            title,
            ...(onChoose
              ? { checked: code === chosenCode, onChange: () => onChoose(code) }
              : { defaultChecked: code === chosenCode, value: code }),
            'aria-describedby': isMissing ? errorId : undefined,
          };
          if (paysBy === 'instalments') {
            // A loan of nothing is no choice.
            if (!isNeeded) return null;
            return (
              <InstalmentChoice
                key={code}
                {...radio}
                isAsking={isAsking}
                hasOther={gateways.some(
                  (other) => other.paysBy !== 'instalments' || lentBy(other.code),
                )}
                lent={lentBy(code)}
              />
            );
          }
          return (
            <ChoiceCard key={code} {...radio} type="radio" start={<GatewayMark code={code} />} />
          );
        })}
        {isMissing && (
          <FieldError id={errorId} role={onChoose && 'alert'}>
            {messages.choose}
          </FieldError>
        )}
      </Stack>
    </fieldset>
  );
}
