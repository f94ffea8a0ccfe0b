import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import type { Product } from '@kashi/contracts/product/product';
import { phoneNumber } from '@kashi/format/phone-number';
import { Fragment } from '@kashi/kit/fragment/Fragment';
import { LatePart } from '@kashi/kit/late/LatePart';
import { useLaterPart } from '@kashi/kit/late/use-later-part';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Discount } from '@kashi/ui/goods/Discount';
import { Price } from '@kashi/ui/goods/Price';
import { messages } from '../messages.ts';
import { PricesLine } from './PricesLine.tsx';
import type { Variant } from './variants.ts';
import styles from './BuyBox.module.css';

// In one file with the dialogs: each late file costs every document its hash.
const loadStockAlert = () =>
  import(/* webpackChunkName: "dialogs" */ '../alerts/StockAlert.tsx').then(
    ({ StockAlert }) => StockAlert,
  );

const loadDeliveryPromise = () =>
  import('../later-parts.ts').then(({ DeliveryPromise }) => DeliveryPromise);

interface BuyBoxProps {
  product: Product;
  variant: Variant | null;
  /** The shop's number, of a product without a price. */
  phone: string | undefined;
  onOpenPrices: () => void;
}

/**
 * The price, the button that buys, and the shop's promises; the button that asks for a sold-out variant takes the place of the one
 * that buys once its code has come. On a phone price and button stand in the one bar at the bottom of the
 * screen; `data-action-bar` tells the shell to hide its navigation.
 */
export function BuyBox({ product, variant, phone, onOpenPrices }: BuyBoxProps) {
  const [DeliveryPromise] = useLaterPart(loadDeliveryPromise);
  const price = {
    price: variant?.price ?? product.Price,
    finalPrice: variant?.finalPrice ?? product.FinalPrice,
    available: variant?.inStock ?? false,
    taxRate: product.TaxRate,
    saysPayable: true,
  };
  const dialled = phone && phoneNumber(phone);
  const per = product.Unit && price.available && price.price !== 0 && (
    <span className={styles.per}>{messages.buy.per(product.Unit)}</span>
  );
  const addToCart = {
    productId: product.Id,
    productName: product.Name,
    saleParamId: variant?.id ?? null,
    unavailable: !variant?.buyable,
  };
  const cart = (
    <Fragment id="mf-cart-checkout/add-to-cart" props={addToCart} className={styles.addToCart} />
  );

  return (
    <aside className={styles.box} aria-label={messages.buy.label}>
      {/* The status makes screen readers say a price that a choice has changed. */}
      <div className={styles.price} role="status">
        <Price {...price} size="large" />
        {per}
        {variant?.buyable && <Discount percent={product.DiscountPercent} variant="inline" />}
        {variant?.fewLeft && (
          <p className={styles.few}>{messages.buy.few(variant.fewLeft, product.Unit)}</p>
        )}
      </div>
      <div className={styles.bar} data-action-bar>
        {variant && !variant.inStock ? (
          <LatePart
            waiting={cart}
            load={loadStockAlert}
            props={{
              className: styles.addToCart,
              productId: product.Id,
              saleParamId: variant.id,
            }}
          />
        ) : (
          cart
        )}
        {dialled && price.price === 0 ? (
          <ButtonLink href={`tel:${dialled}`} variant="soft">
            <IconPhone aria-hidden="true" />
            {messages.buy.call}
          </ButtonLink>
        ) : (
          <div className={styles.barPrice} aria-hidden="true">
            <Price {...price} />
            {per}
          </div>
        )}
      </div>
      {product.GuaranteeDescription && (
        <p className={styles.promise}>
          <IconShieldCheck aria-hidden="true" />
          {product.GuaranteeDescription}
        </p>
      )}
      <div className={`${styles.promise} ${styles.delivery}`}>
        <IconTruckDelivery aria-hidden="true" data-mirror />
        {DeliveryPromise && variant?.buyable ? (
          <DeliveryPromise product={product} saleParamId={variant.id} buttonClass={styles.more} />
        ) : (
          messages.buy.shipping
        )}
      </div>
      {variant && <PricesLine onOpen={onOpenPrices} />}
    </aside>
  );
}
