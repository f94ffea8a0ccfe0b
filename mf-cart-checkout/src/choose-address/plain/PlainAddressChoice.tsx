import type { Address } from '@kashi/contracts/account/address';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { ChoiceCard } from '@kashi/ui/form/choice/ChoiceCard';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import { AddressLines } from '../address/AddressLines.tsx';
import styles from '../address/AddressChoice.module.css';
import { messages } from '../messages.ts';

const words = messages.addresses;

interface PlainAddressChoiceProps {
  addresses: readonly Address[];
  chosenId: number | null;
}

/** `AddressChoice` without JavaScript: a form whose answer is this page with the carriers of the chosen address. */
export function PlainAddressChoice({ addresses, chosenId }: PlainAddressChoiceProps) {
  return (
    <Panel
      title={words.title}
      action={
        <ButtonLink variant="soft" size="small" href="/addresses?returnUrl=%2FchooseAddress">
          {words.add}
        </ButtonLink>
      }
    >
      {addresses.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <form method="get" action="/chooseAddress">
          <fieldset>
            <legend className="visually-hidden">{words.title}</legend>
            <Stack gap={3}>
              {addresses.map((address) => (
                <ChoiceCard
                  key={address.Id}
                  type="radio"
                  name="address"
                  value={address.Id}
                  title={address.Title}
                  defaultChecked={address.Id === chosenId}
                >
                  <AddressLines address={address} />
                </ChoiceCard>
              ))}
              <Button type="submit" variant="soft">
                {messages.carriers.show}
              </Button>
            </Stack>
          </fieldset>
        </form>
      )}
    </Panel>
  );
}
