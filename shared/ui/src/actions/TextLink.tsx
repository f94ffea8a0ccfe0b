import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { ShopLink, type ShopLinkProps } from './ShopLink.tsx';
import styles from './TextLink.module.css';

interface TextLinkProps extends Omit<ShopLinkProps, 'className' | 'style'> {
  /** Adds the chevron that points onwards, as in «مشاهدهٔ همه». */
  forward?: boolean | undefined;
}

/** A link outside of running text. In running text use a plain `ShopLink` inside `.prose`. */
export function TextLink({ forward, children, ...rest }: TextLinkProps) {
  return (
    <ShopLink {...rest} className={styles.link}>
      {children}
      {forward && <IconChevronLeft aria-hidden="true" />}
    </ShopLink>
  );
}
