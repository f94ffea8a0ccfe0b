import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import type { TopUpGateway } from '@kashi/contracts/gateways';
import { ChoiceCard } from '@kashi/ui/form/choice/ChoiceCard';
import { GatewayMark } from '@kashi/ui/form/choice/GatewayMark';
import { useId } from 'react';
import styles from './GatewayChoice.module.css';
import { messages } from './messages.ts';

interface GatewayChoiceProps {
  gateways: readonly TopUpGateway[];
  code: number | undefined;
  error: string | undefined;
  onChoose(code: number): void;
}

export function GatewayChoice({ gateways, code, error, onChoose }: GatewayChoiceProps) {
  const errorId = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{messages.gateway}</legend>
      <div className={styles.gateways}>
        {gateways.map((gateway) => (
          <ChoiceCard
            key={gateway.code}
            type="radio"
            name="Gateway"
            value={gateway.code}
            title={gateway.title}
            checked={gateway.code === code}
            aria-describedby={error ? errorId : undefined}
            onChange={() => onChoose(gateway.code)}
            start={<GatewayMark code={gateway.code} />}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          <IconAlertCircle aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
