import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { Field } from '@kashi/ui/form/field/Field';
import { FieldGrid } from '@kashi/ui/form/field/FieldGrid';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { Input } from '@kashi/ui/form/Input';
import type { CardAccount } from './card-transfer-data.ts';
import { transferMessages as messages } from './messages.ts';

/** The shop's card number and its owner, to be read and copied (§2). Its digits are Latin, as banks take them. */
export function DestinationCard({
  account: { AccountKey, AccountOwner },
}: {
  account: CardAccount;
}) {
  const shell = useShellApi();

  async function copy() {
    try {
      await navigator.clipboard.writeText(AccountKey);
      shell.toast(messages.copied, 'success');
    } catch {
      // The browser does not allow copying here. The number stands in a field and can be selected by hand.
    }
  }

  return (
    <FieldGrid>
      <Field label={messages.account}>
        <Input
          value={AccountKey.replace(/(\d{4})(?=\d)/g, '$1 ')}
          readOnly
          ltr
          action={
            <IconButton label={messages.copy} onClick={() => void copy()}>
              <IconCopy aria-hidden="true" />
            </IconButton>
          }
        />
      </Field>
      <Field label={messages.owner}>
        <Input value={AccountOwner} readOnly />
      </Field>
    </FieldGrid>
  );
}
