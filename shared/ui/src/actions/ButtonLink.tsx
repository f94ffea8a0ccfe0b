import type { ButtonLook } from './Button.tsx';
import { ShopLink, type ShopLinkProps } from './ShopLink.tsx';
import styles from './Button.module.css';

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export function ButtonLink({
  variant,
  size,
  wide,
  ...rest
}: Omit<ShopLinkProps, 'className' | 'style'> & ButtonLook) {
  return (
    <ShopLink
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    />
  );
}
