import type { TopUpGateway } from '@kashi/contracts/gateways';
import { amountDigits } from '@kashi/contracts/text/amount-digits';
import { toPersianDigits } from '@kashi/format/persian';
import { fill } from '@kashi/kit/form/fill';
import { Form } from '@kashi/kit/form/Form';
import { Button } from '@kashi/ui/actions/Button';
import { Field } from '@kashi/ui/form/field/Field';
import { Input } from '@kashi/ui/form/Input';
import { Notice } from '@kashi/ui/notice/Notice';
import { Row } from '@kashi/ui/layout/Row';
import { useRef, useState } from 'react';
import { RulesChoice } from '../parts/auth/RulesChoice.tsx';
import type { TopUp } from './credit-data.ts';
import { GatewayChoice } from './GatewayChoice.tsx';
import { messages } from './messages.ts';
import styles from './TopUpForm.module.css';
import { useTopUp } from './use-top-up.ts';

const suggestedTomans = [200_000, 500_000, 1_000_000];

interface TopUpFormProps {
  gateways: readonly TopUpGateway[];
  /** The shopper's earlier top-up that was not paid; null for none. */
  unpaid: TopUp | null;
}

/** The online top-up (§2 and §5). The agreement to the rules is checked at the start; without it nothing can be paid. */
export function TopUpForm({ gateways, unpaid }: TopUpFormProps) {
  const [amount, setAmount] = useState(amountOf(unpaid));
  const [known, setKnown] = useState(unpaid);
  const [agreed, setAgreed] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const { form, code, chooseGateway, leaving, bankUrl } = useTopUp(gateways, unpaid?.gatewayCode);
  // A pending top-up may turn out unpaid while the form is on the screen. What is typed meanwhile stays.
  if (known !== unpaid) {
    setKnown(unpaid);
    if (amount === '') setAmount(amountOf(unpaid));
    if (code === undefined) chooseGateway(unpaid?.gatewayCode);
  }
  if (gateways.length === 0) return <Notice variant="waiting">{messages.noGateway}</Notice>;

  // Until a gateway is chosen, the smallest amount that any of them accepts.
  const chosen = gateways.filter((gateway) => gateway.code === code);
  const least = Math.min(...(chosen[0] ? chosen : gateways).map(({ leastToman }) => leastToman));
  const digits = amountDigits(amount);
  const toman = /^\d+$/.test(digits) ? Number(digits) : 0;
  return (
    <Form form={form}>
      <Field
        label={messages.amount}
        hint={toman > 0 ? messages.inTomans(toman) : messages.amountHint(least)}
        error={form.errorOf('TotalAmount')}
      >
        <Input
          ref={field}
          name="TotalAmount"
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          suffix={messages.toman}
        />
      </Field>
      <div role="group" aria-label={messages.suggested}>
        <Row>
          {suggestedTomans.map((suggested) => (
            <button
              key={suggested}
              type="button"
              className={styles.suggestion}
              onClick={() => {
                if (field.current) fill(field.current, toPersianDigits(String(suggested)));
              }}
            >
              {messages.inTomans(suggested)}
            </button>
          ))}
        </Row>
      </div>
      <GatewayChoice
        gateways={gateways}
        code={code}
        error={form.errorOf('Gateway')}
        onChoose={chooseGateway}
      />
      <RulesChoice checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      <Row>
        <Button type="submit" disabled={!agreed} busy={form.busy || leaving}>
          {messages.pay}
        </Button>
        <span role="status">
          {bankUrl !== null && <a href={bankUrl}>{messages.leaveByHand}</a>}
        </span>
      </Row>
    </Form>
  );
}

function amountOf(unpaid: TopUp | null): string {
  return unpaid ? toPersianDigits(String(unpaid.amount)) : '';
}
