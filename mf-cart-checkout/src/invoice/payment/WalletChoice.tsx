import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import type { ChangeEvent, ReactNode } from 'react';
import { ChoiceCard } from '@kashi/ui/form/choice/ChoiceCard';
import { messages } from '../messages.ts';

interface WalletChoiceProps {
  /** The wallet's balance, in toman. */
  balance: number;
  isChosen: boolean;
  /** Left out where the form around it sends the choice. */
  onChoose?: (isChosen: boolean) => void;
  /** More about what the wallet would pay. */
  children?: ReactNode;
}

export function WalletChoice({ balance, isChosen, onChoose, children }: WalletChoiceProps) {
  const choice = onChoose
    ? {
        checked: isChosen,
        onChange: (event: ChangeEvent<HTMLInputElement>) => onChoose(event.currentTarget.checked),
      }
    : { defaultChecked: isChosen, value: 'true' };
  return (
    <ChoiceCard
      type="checkbox"
      name="UseCredit"
      title={messages.wallet}
      {...choice}
      end={<IconWallet aria-hidden="true" />}
    >
      {messages.balance(balance)}
      {children}
    </ChoiceCard>
  );
}
