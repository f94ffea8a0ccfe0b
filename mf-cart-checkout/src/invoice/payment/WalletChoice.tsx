import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { ChoiceCard } from '@kashi/shared/ui/form/choice/ChoiceCard';
import { messages } from '../messages.ts';

interface WalletChoiceProps {
  /** The wallet's balance, in toman. */
  balance: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function WalletChoice({ balance, isChosen, onChoose }: WalletChoiceProps) {
  return (
    <ChoiceCard
      type="checkbox"
      name="UseCredit"
      title={messages.wallet}
      checked={isChosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
      end={<IconWallet aria-hidden="true" />}
    >
      {messages.balance(balance)}
    </ChoiceCard>
  );
}
