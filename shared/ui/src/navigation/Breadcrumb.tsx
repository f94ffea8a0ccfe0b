import { ShopLink } from '../actions/ShopLink.tsx';
import { breadcrumbMessages } from '../ui-messages.ts';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  title: string;
  /** Absent for the page itself, the last crumb. */
  href?: string | undefined;
}

/** The way from the home page to this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={breadcrumbMessages.label}>
      <ol className={styles.breadcrumb}>
        {crumbs.map(({ title, href }, index) => (
          <li key={index}>
            {href ? (
              <ShopLink href={href}>{title}</ShopLink>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
