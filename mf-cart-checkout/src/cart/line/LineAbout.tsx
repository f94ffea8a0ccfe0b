import type { CartLine } from '@kashi/contracts/cart';
import { productLink } from '@kashi/contracts/text/slug';
import { PictureNowTile } from '@kashi/ui/picture/PictureNowTile';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import { messages } from '../messages.ts';
import styles from './CartLineRow.module.css';

/** The product of a line: its picture, name, variant and guarantee. */
export function LineAbout({ line }: { line: CartLine }) {
  const { ProductName: name } = line;
  const path = productLink(line.ProductId, name);

  return (
    <>
      <ShopLink href={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <div data-unavailable={!line.IsAvalible || undefined}>
          <PictureNowTile
            picture={line.Picture}
            path={line.ProductPicPath}
            sizes="(min-width: 48rem) 7rem, 5.5rem"
            alt=""
          />
        </div>
      </ShopLink>
      <div>
        <h2 className={styles.name}>
          <ShopLink href={path}>{name}</ShopLink>
        </h2>
        <p className={styles.facts}>
          {line.ProductSaleParamName && <span>{line.ProductSaleParamName}</span>}
          {line.GuaranteeDescription && <span>{line.GuaranteeDescription}</span>}
          <span>{line.Price > 0 && messages.unitPrice(line.Price)}</span>
        </p>
      </div>
    </>
  );
}
