import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

export interface ShopLinkProps extends ComponentProps<'a'> {
  href: string;
}

/** A link: the router handles paths of this shop, and the browser everything else (telephone, other sites, `#part`). */
export function ShopLink({ href, children, ...rest }: ShopLinkProps) {
  return isPathOfShop(href) ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

function isPathOfShop(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}
