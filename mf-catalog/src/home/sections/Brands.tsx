import type { Brand } from '@kashi/contracts/home';
import { Picture } from '@kashi/ui/picture/Picture';
import { Rail } from '@kashi/ui/layout/Rail';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import { filterPath } from '../../filter-address.ts';
import { messages } from '../messages.ts';
import styles from './Brands.module.css';

/** The brands as links to their products (§2); one without a logo shows its name. */
export function Brands({ brands }: { brands: readonly Brand[] }) {
  return (
    <Rail label={messages.brands} across={8}>
      {brands.map(({ Id, Title, Alt, LogoPath }) => (
        <li key={Id}>
          <ShopLink href={filterPath({ BrandCode: Id, BrandName: Title })} className={styles.brand}>
            {LogoPath ? (
              <Picture picture={null} path={LogoPath} sizes="5.5rem" alt={Alt || Title} whenNear />
            ) : (
              Title
            )}
          </ShopLink>
        </li>
      ))}
    </Rail>
  );
}
