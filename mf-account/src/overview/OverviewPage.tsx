import { Breadcrumb } from '@kashi/shared/ui/text/Breadcrumb';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountMenu } from '../parts/layout/AccountMenu.tsx';
import { layoutMessages as messages } from '../parts/layout/layout-messages.ts';
import layout from '../parts/layout/AccountPage.module.css';
import styles from './OverviewPage.module.css';

/** From here on the menu stands beside every account page; `OverviewPage.module.css` knows it too. */
const withMenu = '(min-width: 64rem)';

/** A phone's way into the account: the menu is the page. A desktop goes on to the first of its pages (R13). */
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
