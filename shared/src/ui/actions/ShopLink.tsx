import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

export interface ShopLinkProps extends ComponentProps<'a'> {
  href: string;
}

/** A link: paths of this shop go through the router, all else (telephone, other sites, `#part`) is the browser's. */
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
