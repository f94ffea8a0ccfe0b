import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { ShopLink, type ShopLinkProps } from './ShopLink.tsx';
import styles from './TextLink.module.css';

interface TextLinkProps extends Omit<ShopLinkProps, 'className' | 'style'> {
  /** Ends with the chevron that points onwards, as «مشاهده همه» does. */
  forward?: boolean | undefined;
}

/** A link that stands alone. In running text a plain `ShopLink` inside `.prose` does. */
export function TextLink({ forward, children, ...rest }: TextLinkProps) {
  return (
    <ShopLink {...rest} className={styles.link}>
      {children}
      {forward && <IconChevronLeft aria-hidden="true" />}
    </ShopLink>
  );
}
