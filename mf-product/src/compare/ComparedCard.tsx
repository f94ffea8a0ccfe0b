import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ComparedProduct } from '@kashi/contracts/product/compare';
import { productLink } from '@kashi/contracts/text/slug';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Discount } from '@kashi/ui/goods/Discount';
import { IconLink } from '@kashi/ui/actions/IconLink';
import { PictureTile } from '@kashi/ui/picture/PictureTile';
import { Price } from '@kashi/ui/goods/Price';
import { messages } from './messages.ts';
import styles from './ComparedCard.module.css';

interface ComparedCardProps {
  product: ComparedProduct;
  /** The address of the comparison without this product. */
  removeHref: string;
}

/** A compared product at the head of its column. */
export function ComparedCard({ product, removeHref }: ComparedCardProps) {
  const { Id, Name, Picture, PicPath, Price: price, FinalPrice, DiscountPercent } = product;
  const available = product.IsAvailable ?? true;

  return (
    <div className={styles.card}>
      <PictureTile
        picture={Picture}
        path={PicPath}
        sizes="(min-width: 64rem) 16rem, 10rem"
        alt=""
        priority
      />
      {available && price > 0 && (
        <span className={styles.discount}>
          <Discount percent={DiscountPercent} />
        </span>
      )}
      <span className={styles.remove}>
        <IconLink label={messages.remove(Name)} href={removeHref} rel="nofollow">
          <IconX aria-hidden="true" />
        </IconLink>
      </span>
      <p className={styles.name}>{Name}</p>
      <div className={styles.price}>
        <Price
          price={price}
          finalPrice={FinalPrice}
          available={available}
          taxRate={product.TaxRate}
          saysPayable
        />
      </div>
      <ButtonLink
        variant="secondary"
        size="small"
        href={productLink(Id, Name)}
        aria-label={messages.viewNamed(Name)}
      >
        {messages.view}
      </ButtonLink>
    </div>
  );
}
