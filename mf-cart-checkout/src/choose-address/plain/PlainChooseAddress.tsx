import type { Address } from '@kashi/contracts/account/address';
import type { Cart } from '@kashi/contracts/cart';
import { PlainRefusal } from '@kashi/kit/plain/PlainForm';
import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Columns } from '@kashi/ui/layout/Columns';
import { Stack } from '@kashi/ui/layout/Stack';
import { CartNotices } from '../../parts/checkout/CartNotices.tsx';
import { CartSummary } from '../../parts/checkout/summary/CartSummary.tsx';
import { checkoutMessages } from '../../parts/checkout/checkout-messages.ts';
import { CheckoutSteps } from '../../parts/checkout/CheckoutSteps.tsx';
import { LockNotice } from '../../parts/checkout/LockNotice.tsx';
import { ShortGoods } from '../../parts/checkout/ShortGoods.tsx';
import { isLocked } from '../../parts/live-cart/cart-state.ts';
import { withChosenDelivery } from '../chosen-totals.ts';
import { Sending } from '../Sending.tsx';
import type { Carriers, Choice } from '../use-delivery.ts';
import { PlainAddressChoice } from './PlainAddressChoice.tsx';
import { PlainCarrierChoice } from './PlainCarrierChoice.tsx';
import type { PickupPlace } from '../../parts/checkout/pickup.ts';
import { PlainPickup } from './PlainPickup.tsx';

export interface PlainChooseAddressData {
  cart: Cart;
  addresses: Address[];
  /** The address whose carriers are shown; null before one is chosen. */
  addressId: number | null;
  carriers: Carriers;
  /** Null where the shop offers no pickup. */
  pickup: PickupPlace | null;
  refused: RefusedForm | null;
}

/** The first step of the checkout by links and forms alone: the address, then the carrier; or pickup. */
export function PlainChooseAddress({ data }: { data: PlainChooseAddressData }) {
  const { cart, addresses, addressId, carriers, pickup, refused } = data;
  const choice = choiceOf(data);
  return (
    <div className="wrap">
      <h1 className="visually-hidden">{checkoutMessages.chooseAddress}</h1>
      <CheckoutSteps current={0} />
      <Columns narrow="end">
        <Stack gap={5}>
          <PlainRefusal refused={refused} />
          <CartNotices sentences={cart.Notices} />
          <LockNotice cart={cart} />
          <ShortGoods lines={cart.CartInfo.CartDetails} />
          {!isLocked(cart) && (
            <>
              {pickup && <PlainPickup cart={cart} place={pickup} />}
              <PlainAddressChoice addresses={addresses} chosenId={addressId} />
              {addressId !== null && carriers.state !== 'none' && (
                <PlainCarrierChoice
                  cart={cart}
                  addressId={addressId}
                  carriers={carriers}
                  chosenId={choice.carrierId}
                  isMissing={refused?.errors.some(({ Field }) => Field === 'CarrierId') ?? false}
                />
              )}
            </>
          )}
          <Sending lines={cart.CartInfo.CartDetails} />
        </Stack>
        <CartSummary cart={withChosenDelivery(cart, choice, carriers)}>
          <ButtonLink variant="secondary" wide href="/cart">
            {checkoutMessages.editOrder}
          </ButtonLink>
        </CartSummary>
      </Columns>
    </div>
  );
}

/** What stands chosen on the page: what a refused form named, or else what the cart has. */
function choiceOf({ cart, addressId, carriers, refused }: PlainChooseAddressData): Choice {
  const { CustomerAddressId, CarrierId, IsPickup } = cart.CartInfo;
  const typed = Number(refused?.typed['CarrierId']);
  const applied = addressId === CustomerAddressId ? CarrierId : null;
  const list = carriers.state === 'read' ? carriers.list : [];
  const chosen = list.find(({ Id, IsAvailable }) => IsAvailable && Id === (typed || applied));
  return { isPickup: IsPickup, addressId, carrierId: chosen?.Id ?? null };
}
