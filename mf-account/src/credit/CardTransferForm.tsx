import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { ClearedForm } from '@kashi/shared/kit/form/ClearedForm';
import { useClearedForm } from '@kashi/shared/kit/form/use-cleared-form';
import { Button } from '@kashi/shared/ui/actions/Button';
import { Field } from '@kashi/shared/ui/form/field/Field';
import { FieldGrid } from '@kashi/shared/ui/form/field/FieldGrid';
import { Input } from '@kashi/shared/ui/form/Input';
import { Select } from '@kashi/shared/ui/form/choice/Select';
import { Textarea } from '@kashi/shared/ui/form/Textarea';
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
      import(/* webpackChunkName: "contracts" */ '@kashi/shared/contracts/account/wallet').then(
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
