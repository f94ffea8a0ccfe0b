import type { IconButtonLook } from './IconButton.tsx';
import { ShopLink, type ShopLinkProps } from './ShopLink.tsx';
import styles from './IconButton.module.css';

/** A link with one icon, 44 pixels wide. */
export function IconLink({
  label,
  variant,
  ...rest
}: Omit<ShopLinkProps, 'className' | 'style' | 'aria-label'> & IconButtonLook) {
  return <ShopLink {...rest} className={styles.button} data-variant={variant} aria-label={label} />;
}
