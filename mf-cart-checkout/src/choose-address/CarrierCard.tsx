import type { Carrier } from '@kashi/shared/contracts/carrier';
import { ChoiceCard } from '@kashi/shared/ui/form/ChoiceCard';
import { CarrierLogo } from '../parts/checkout/CarrierLogo.tsx';
import { DeliveryFee } from './DeliveryFee.tsx';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.carriers;

interface CarrierCardProps {
  carrier: Carrier;
  /** Of the group that the card belongs to. */
  name: string;
  isChosen: boolean;
  /** Left out where the fee is what the shopper has yet to ask for. */
  showsFee?: boolean;
  onChoose: (carrierId: number) => void;
}

/** A carrier to be chosen; one that does not take the cart there says so, and cannot be chosen. */
export function CarrierCard({
  carrier,
  name,
  isChosen,
  showsFee = false,
  onChoose,
}: CarrierCardProps) {
  const { Id, Name, IconPath, IsAvailable, DeliveryFee: fee, DeliveryDuration } = carrier;
  return (
    <ChoiceCard
      type="radio"
      name={name}
      title={Name}
      checked={isChosen}
      disabled={!IsAvailable}
      onChange={() => onChoose(Id)}
      start={<CarrierLogo iconPath={IconPath} />}
      end={showsFee && IsAvailable && <DeliveryFee amount={fee} />}
    >
      {IsAvailable ? DeliveryDuration : messages.unavailable}
    </ChoiceCard>
  );
}
