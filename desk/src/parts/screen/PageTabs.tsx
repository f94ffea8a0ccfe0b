import { Link, useLocation } from 'react-router-dom';
import styles from './PageTabs.module.css';

interface Props {
  label: string;
  tabs: readonly { to: string; title: string }[];
}

/** Links to screens that belong together; the link to the open screen is marked. */
export function PageTabs({ label, tabs }: Props) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles['tabs']}>
      {tabs.map(({ to, title }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
