import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import { useId, type Ref } from 'react';
import type { KnownGateway } from '@kashi/shared/contracts/gateways';
import { ChoiceCard } from '@kashi/shared/ui/form/choice/ChoiceCard';
import { Notice } from '@kashi/shared/ui/notice/Notice';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { messages as allMessages } from '../messages.ts';
import styles from './GatewayChoice.module.css';

const messages = allMessages.gateways;

interface GatewayChoiceProps {
  ref?: Ref<HTMLFieldSetElement>;
  /** The name of the radios; `gateway` unless a form sends them. */
  name?: string;
  gateways: readonly KnownGateway[];
  chosenCode: number | null;
  /** Whether a bank is needed: false where the wallet pays everything. */
  isNeeded: boolean;
  /** The shopper pressed the button without a chosen gateway (§5). */
  isMissing: boolean;
  /** Left out where the form around them sends the choice. */
  onChoose?: (code: number) => void;
}

export function GatewayChoice(props: GatewayChoiceProps) {
  const { ref, name = 'gateway', gateways, chosenCode, isNeeded, isMissing, onChoose } = props;
  const errorId = useId();
  if (gateways.length === 0) return <Notice variant="waiting">{messages.none}</Notice>;

  return (
    <fieldset ref={ref}>
      <legend className={styles.legend}>{messages.title}</legend>
      <Stack gap={3}>
        {!isNeeded && <p className={styles.note}>{messages.notNeeded}</p>}
        {gateways.map(({ code, title }) => (
          <ChoiceCard
            key={code}
            type="radio"
            name={name}
            title={title}
            {...(onChoose
              ? { checked: code === chosenCode, onChange: () => onChoose(code) }
              : { defaultChecked: code === chosenCode, value: code })}
            aria-describedby={isMissing ? errorId : undefined}
            start={
              <span className={styles.mark}>
                <IconBuildingBank aria-hidden="true" />
              </span>
            }
          />
        ))}
        {isMissing && (
          <p id={errorId} className={styles.error} role={onChoose && 'alert'}>
            <IconAlertCircle aria-hidden="true" />
            {messages.choose}
          </p>
        )}
      </Stack>
    </fieldset>
  );
}
