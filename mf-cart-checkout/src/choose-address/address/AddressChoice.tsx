import type { Address } from '@kashi/contracts/account/address';
import { Fragment } from '@kashi/kit/fragment/Fragment';
import { ChoiceCard } from '@kashi/ui/form/choice/ChoiceCard';
import { Panel } from '@kashi/ui/layout/Panel';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Stack } from '@kashi/ui/layout/Stack';
import { messages as allMessages } from '../messages.ts';
import { AddressLines } from './AddressLines.tsx';
import styles from './AddressChoice.module.css';

const messages = allMessages.addresses;

interface AddressChoiceProps {
  addresses: readonly Address[];
  chosenId: number | null;
  /** Why the list could not be read again after a change; null where it could. */
  problem: unknown;
  /** Reads the list once more. */
  onRetry: () => void;
  onChoose: (addressId: number) => void;
}

/** The choice among the customer's addresses. The dialogs that add and edit addresses are fragments of the account. */
export function AddressChoice({
  addresses,
  chosenId,
  problem,
  onRetry,
  onChoose,
}: AddressChoiceProps) {
  return (
    <Panel
      title={messages.title}
      action={
        <Fragment
          id="mf-account/address-editor"
          props={{ mode: 'create' }}
          className={styles.add}
        />
      }
    >
      <fieldset>
        <legend className="visually-hidden">{messages.title}</legend>
        <Stack gap={3}>
          {problem !== null && <ProblemNotice error={problem} onRetry={onRetry} />}
          {addresses.length === 0 && <p className={styles.none}>{messages.none}</p>}
          {addresses.map((address) => (
            <ChoiceCard
              key={address.Id}
              type="radio"
              name="address"
              title={address.Title}
              checked={address.Id === chosenId}
              onChange={() => onChoose(address.Id)}
              action={
                <Fragment
                  id="mf-account/address-editor"
                  props={{ mode: 'edit', addressId: address.Id, title: address.Title }}
                  className={styles.edit}
                />
              }
            >
              <AddressLines address={address} />
            </ChoiceCard>
          ))}
        </Stack>
      </fieldset>
    </Panel>
  );
}
