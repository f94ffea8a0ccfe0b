import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountMenu } from '../parts/layout/AccountMenu.tsx';
import { layoutMessages as messages } from '../parts/layout/layout-messages.ts';
import layout from '../parts/layout/AccountPage.module.css';
import styles from './OverviewPage.module.css';

/** The width from which the menu stands beside every account page; `OverviewPage.module.css` repeats it. */
const withMenu = '(min-width: 64rem)';

/** The start of the account. On a phone the menu is the whole page; a desktop goes on to the first account page (R13). */
export function OverviewPage() {
  const navigate = useNavigate();
  useEffect(() => {
    if (matchMedia(withMenu).matches) void navigate('/info', { replace: true });
  }, [navigate]);

  return (
    <div className={`wrap ${layout.page}`}>
      <div className={styles.overview}>
        <h1 className="visually-hidden">{messages.account}</h1>
        <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }, { title: messages.account }]} />
        <AccountMenu />
      </div>
    </div>
  );
}
