import { Breadcrumb } from '@kashi/shared/ui/Breadcrumb';
import { AccountMenu } from '../layout/AccountMenu.tsx';
import { messages } from '../layout/messages.ts';
import styles from '../layout/AccountPage.module.css';

/** A phone's way into the account: the menu is the page. */
export function OverviewPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="visually-hidden">{messages.account}</h1>
      <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }, { title: messages.account }]} />
      <AccountMenu />
    </div>
  );
}
