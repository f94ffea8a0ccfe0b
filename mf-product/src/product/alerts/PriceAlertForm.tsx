import { amountDigits } from '@kashi/contracts/text/amount-digits';
import { persianToman, toPersianDigits } from '@kashi/format/persian';
import { Form } from '@kashi/kit/form/Form';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { Button } from '@kashi/ui/actions/Button';
import { Field } from '@kashi/ui/form/field/Field';
import { Input } from '@kashi/ui/form/Input';
import { Row } from '@kashi/ui/layout/Row';
import { useRef, useState } from 'react';
import { messages as alertMessages } from './messages.ts';
import { suggestedPrice } from './suggested-price.ts';
import type { useOwnAlert } from './use-own-alert.ts';
import { usePriceForm } from './use-price-form.ts';

const { price: messages, cancelled } = alertMessages;

interface PriceAlertFormProps {
  own: ReturnType<typeof useOwnAlert>;
  saleParamId: number;
  /** What the variant costs today, in toman, with tax. */
  payable: number;
}

/** The price that the customer waits for: what was asked before, a way to cancel it, and the field that asks or changes it. */
export function PriceAlertForm({ own, saleParamId, payable }: PriceAlertFormProps) {
  const { alert, changed, setChanged, cancelling } = own;
  const before = alert?.WantedPrice;
  const [wanted, setWanted] = useState(toPersianDigits(String(before ?? suggestedPrice(payable))));
  const form = usePriceForm({ saleParamId, payable, onSaved: setChanged });
  const digits = amountDigits(wanted);
  const field = useRef<HTMLInputElement>(null);
  useKeptFocus(field, alert?.Id ?? null);

  return (
    <>
      <Form form={form} gap={4}>
        {before !== undefined && <p>{messages.waits(before)}</p>}
        <Field
          label={messages.wanted}
          hint={/^\d+$/.test(digits) && persianToman(Number(digits))}
          error={form.errorOf('WantedPrice')}
        >
          <Input
            ref={field}
            name="WantedPrice"
            inputMode="numeric"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            suffix={messages.unit}
          />
        </Field>
        <Row>
          <Button type="submit" busy={form.busy}>
            {alert ? messages.change : messages.ask}
          </Button>
          {alert && (
            <Button
              variant="secondary"
              busy={cancelling.busy}
              onClick={() => void cancelling.start()}
            >
              {messages.cancel}
            </Button>
          )}
        </Row>
      </Form>
      <FormProblem problem={cancelling.problem} />
      <span className="visually-hidden" role="status">
        {changed === null ? cancelled : changed && messages.waits(changed.WantedPrice ?? 0)}
      </span>
    </>
  );
}
