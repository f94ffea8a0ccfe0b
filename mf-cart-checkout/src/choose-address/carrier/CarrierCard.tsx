import type { Carrier } from '@kashi/contracts/carrier';
import { ChoiceCard } from '@kashi/ui/form/choice/ChoiceCard';
import { CarrierLogo } from '../../parts/checkout/CarrierLogo.tsx';
import { deliveryFee } from '../../parts/checkout/summary/sum-facts.tsx';
import { messages as allMessages } from '../messages.ts';

const messages = allMessages.carriers;

interface CarrierCardProps {
  carrier: Carrier;
  /** The name of the group of radios. */
  name: string;
  isChosen: boolean;
  /** Left out in the dialog where the shopper has yet to ask for the fee. */
  showsFee?: boolean;
  /** Left out where the form around the card sends the choice. */
  onChoose?: ((carrierId: number) => void) | undefined;
}

/** A carrier as a radio. A carrier that does not take the cart to the address says so, and is disabled. */
export function CarrierCard({
  carrier,
  name,
  isChosen,
  showsFee = false,
  onChoose,
}: CarrierCardProps) {
  const { Id, Name, IconPath, IsAvailable, DeliveryDuration } = carrier;
  const choice = onChoose
    ? { checked: isChosen, onChange: () => onChoose(Id) }
    : { defaultChecked: isChosen && IsAvailable, value: Id };
  return (
    <ChoiceCard
      type="radio"
      name={name}
      title={Name}
      {...choice}
      disabled={!IsAvailable}
      start={<CarrierLogo iconPath={IconPath} />}
      end={showsFee && IsAvailable && deliveryFee(carrier)}
    >
      {IsAvailable ? DeliveryDuration : messages.unavailable}
    </ChoiceCard>
  );
}
