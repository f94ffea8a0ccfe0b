import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import type { Cart } from '@kashi/contracts/cart';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { ChoiceCard } from '@kashi/ui/form/choice/ChoiceCard';
import { Columns } from '@kashi/ui/layout/Columns';
import { Stack } from '@kashi/ui/layout/Stack';
import { CartSummary } from '../parts/checkout/summary/CartSummary.tsx';
import { checkoutMessages } from '../parts/checkout/checkout-messages.ts';
import { CheckoutSteps } from '../parts/checkout/CheckoutSteps.tsx';
import { LockNotice } from '../parts/checkout/LockNotice.tsx';
import { ShortGoods } from '../parts/checkout/ShortGoods.tsx';
import { AddressChoice } from './address/AddressChoice.tsx';
import { ApplyDelivery } from './ApplyDelivery.tsx';
import { CarrierChoice } from './carrier/CarrierChoice.tsx';
import { withChosenDelivery } from './chosen-totals.ts';
import type { ChooseAddressData } from './choose-address-data.ts';
import { messages } from './messages.ts';
import { OutOfCity } from './carrier/OutOfCity.tsx';
import { PickupFacts } from './PickupFacts.tsx';
import { Sending } from './Sending.tsx';
import { useAddresses } from './address/use-addresses.ts';
import { useDelivery } from './use-delivery.ts';

interface ChooseDeliveryProps {
  cart: Cart;
  data: ChooseAddressData;
}

/** The first step of the checkout: an address and a carrier, or pickup. */
export function ChooseDelivery({ cart, data }: ChooseDeliveryProps) {
  const delivery = useDelivery(
    cart,
    data.addresses.map(({ Id }) => Id),
  );
  const { choice, carriers, chooseAddress, chooseCarrier, choosePickup, followAddress } = delivery;
  const { addresses, problem, again } = useAddresses({
    first: data.addresses,
    onUpdated: followAddress,
  });
  const chosen = addresses.find(({ Id }) => Id === choice.addressId);
  const summed = withChosenDelivery(cart, choice, carriers);
  const isOutOfCity = chosen !== undefined && chosen.CityId !== data.shop.cityId;

  return (
    <div className="wrap">
      <h1 className="visually-hidden">{checkoutMessages.chooseAddress}</h1>
      <CheckoutSteps current={0} />
      <Columns narrow="end">
        <Stack gap={5}>
          <LockNotice cart={cart} />
          <ShortGoods lines={cart.CartInfo.CartDetails} />
          {data.shop.pickup && (
            <ChoiceCard
              type="checkbox"
              name="pickup"
              title={messages.pickup}
              checked={choice.isPickup}
              onChange={(event) => choosePickup(event.currentTarget.checked)}
              end={<IconBuildingStore aria-hidden="true" />}
            >
              <PickupFacts place={data.shop.pickup} />
            </ChoiceCard>
          )}
          {!choice.isPickup && (
            <AddressChoice
              addresses={addresses}
              chosenId={choice.addressId}
              problem={problem}
              onRetry={again}
              onChoose={chooseAddress}
            />
          )}
          {carriers.state !== 'none' && (
            <CarrierChoice
              carriers={carriers}
              chosenId={choice.carrierId}
              onChoose={chooseCarrier}
              onRetry={() => chooseAddress(choice.addressId)}
              action={
                isOutOfCity &&
                carriers.state === 'read' && (
                  <OutOfCity
                    cartHash={cart.HashCartId}
                    addressId={chosen.Id}
                    carriers={carriers.list}
                    onSave={chooseCarrier}
                  />
                )
              }
            />
          )}
          <Sending lines={cart.CartInfo.CartDetails} />
        </Stack>
        <CartSummary cart={summed}>
          <Stack gap={2}>
            <ApplyDelivery cart={summed} choice={choice} />
            <ButtonLink variant="secondary" wide href="/cart">
              {checkoutMessages.editOrder}
            </ButtonLink>
          </Stack>
        </CartSummary>
      </Columns>
    </div>
  );
}
