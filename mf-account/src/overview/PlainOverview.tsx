import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { layoutMessages as messages } from '../parts/layout/layout-messages.ts';
import layout from '../parts/layout/AccountPage.module.css';
import { AccountMenu } from '../parts/layout/AccountMenu.tsx';

export interface PlainOverviewData {
  fullName: string;
}

/** The start of the account by links and forms alone, on every screen. */
export function PlainOverview({ data: { fullName } }: { data: PlainOverviewData }) {
  return (
    <div className={`wrap ${layout.page}`}>
      <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }, { title: messages.account }]} />
      <h1 className="visually-hidden">{messages.account}</h1>
      <AccountMenu fullName={fullName} />
    </div>
  );
}
