import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { ClearedForm } from '@kashi/kit/form/ClearedForm';
import { useClearedForm } from '@kashi/kit/form/use-cleared-form';
import { Button } from '@kashi/ui/actions/Button';
import { Field } from '@kashi/ui/form/field/Field';
import { FieldGrid } from '@kashi/ui/form/field/FieldGrid';
import { Input } from '@kashi/ui/form/Input';
import { Select } from '@kashi/ui/form/choice/Select';
import { Textarea } from '@kashi/ui/form/Textarea';
import { reportTransfer } from './card-transfer-data.ts';
import { JalaliDateField } from './JalaliDateField.tsx';
import { messages as creditMessages, transferMessages as messages } from './messages.ts';

interface CardTransferFormProps {
  accountKey: string;
  onSent(): void;
}

/** The form that reports a transfer (§5). A failure empties the form, as §7 says; one press brings back what was typed. */
export function CardTransferForm({ accountKey, onSent }: CardTransferFormProps) {
  const ask = useAsk();
  const shell = useShellApi();
  const form = useClearedForm({
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/account/wallet').then(
        (wallet) => wallet.cardTransferSchema,
      ),
    hidden: { AccountKey: accountKey },
    async send(report) {
      shell.toast((await reportTransfer(ask, report)) ?? messages.sent, 'success');
      onSent();
    },
  });

  return (
    <ClearedForm form={form}>
      <FieldGrid>
        <Field label={messages.trackingNo} error={form.errorOf('TrackingNo')}>
          <Input name="TrackingNo" autoComplete="off" ltr />
        </Field>
        <Field label={messages.cardLastDigits} error={form.errorOf('CartLastNo')}>
          <Input name="CartLastNo" inputMode="numeric" autoComplete="off" ltr />
        </Field>
        <Field label={messages.amount} error={form.errorOf('Amount')}>
          <Input name="Amount" inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={messages.currency} error={form.errorOf('CurrencyType')}>
          <Select name="CurrencyType" defaultValue={creditMessages.toman}>
            <option value={creditMessages.toman}>{creditMessages.toman}</option>
            <option value={creditMessages.rial}>{creditMessages.rial}</option>
          </Select>
        </Field>
        <JalaliDateField name="PaymentDateTime" error={form.errorOf('PaymentDateTime')} />
        <Field label={messages.comment} error={form.errorOf('Comment')} optional wide>
          <Textarea name="Comment" rows={2} />
        </Field>
      </FieldGrid>
      <div>
        <Button type="submit" busy={form.busy}>
          {messages.send}
        </Button>
      </div>
    </ClearedForm>
  );
}
