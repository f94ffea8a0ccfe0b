import { useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { AuditPage } from '../audit/AuditPage.tsx';
import { CarriersPage } from '../carriers/CarriersPage.tsx';
import { ContactMessagesPage } from '../contact-messages/ContactMessagesPage.tsx';
import { CorrectionsPage } from '../corrections/CorrectionsPage.tsx';
import { CouponsPage } from '../coupons/CouponsPage.tsx';
import { CustomerPage } from '../customers/CustomerPage.tsx';
import { CustomersPage } from '../customers/CustomersPage.tsx';
import { FiguresPage } from '../figures/FiguresPage.tsx';
import { FrontPageScreen } from '../front-page/FrontPageScreen.tsx';
import { GoodsListPage } from '../goods/GoodsListPage.tsx';
import { GoodsPage } from '../goods/GoodsPage.tsx';
import { NewGoodsPage } from '../goods/NewGoodsPage.tsx';
import { GoodsImportPage } from '../goods-import/GoodsImportPage.tsx';
import { OpinionsPage } from '../opinions/OpinionsPage.tsx';
import { OrderPage } from '../orders/OrderPage.tsx';
import { OrdersPage } from '../orders/OrdersPage.tsx';
import { PageEditorPage } from '../pages/PageEditorPage.tsx';
import { PagesPage } from '../pages/PagesPage.tsx';
import { PasskeysPage } from '../passkeys/PasskeysPage.tsx';
import { PaymentsPage } from '../payments/PaymentsPage.tsx';
import { PricesPage } from '../prices/PricesPage.tsx';
import { RefundsPage } from '../refunds/RefundsPage.tsx';
import { deskData } from '../server/desk-data.ts';
import { deskSession } from '../server/desk-session.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { SetUpPage } from '../set-up/SetUpPage.tsx';
import { ShelvesPage } from '../shelves/ShelvesPage.tsx';
import { SignInPage } from '../sign-in/SignInPage.tsx';
import { StaffPage } from '../staff/StaffPage.tsx';
import { TextsPage } from '../texts/TextsPage.tsx';
import type { DeskThemes } from '../theme/desk-themes.ts';
import { ReturnPage } from '../returns/ReturnPage.tsx';
import { ReturnsPage } from '../returns/ReturnsPage.tsx';
import { TransferPage } from '../transfers/TransferPage.tsx';
import { TransfersPage } from '../transfers/TransfersPage.tsx';
import { deskWords } from '../words/desk-words.ts';
import { DeskLayout } from './DeskLayout.tsx';
import { TodayPage } from './TodayPage.tsx';
import { deskQueries } from './queries.ts';

/** Every screen of the desk. */
export function DeskScreens({ themes }: { themes: DeskThemes }) {
  const [parts] = useState(() => ({
    data: deskData(),
    session: deskSession(),
    queries: deskQueries(),
  }));
  return (
    <Admin
      dataProvider={parts.data}
      authProvider={parts.session}
      queryClient={parts.queries}
      i18nProvider={deskWords}
      layout={DeskLayout}
      loginPage={SignInPage}
      dashboard={TodayPage}
      theme={themes.light}
      darkTheme={themes.dark}
      requireAuth
      title=""
      // Telemetry would tell the makers of react-admin about every shop.
      disableTelemetry
    >
      <CustomRoutes noLayout>
        <Route path="/setup" element={<SetUpPage />} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/opinions/*" element={<OpinionsPage />} />
        <Route path="/prices" element={<PricesPage />} />
        <Route path="/import-goods" element={<GoodsImportPage />} />
        <Route path="/shelves" element={<ShelvesPage />} />
        <Route path="/front-page" element={<FrontPageScreen />} />
        <Route path="/pages" element={<PagesPage />} />
        <Route path="/pages/:name" element={<PageEditorPage />} />
        <Route path="/carriers" element={<CarriersPage />} />
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/texts/*" element={<TextsPage />} />
        <Route path="/figures" element={<FiguresPage />} />
        <Route path="/passkeys" element={<PasskeysPage />} />
      </CustomRoutes>
      <Resource name="orders" list={OrdersPage} show={OrderPage} />
      <Resource name="refunds" list={RefundsPage} />
      <Resource name="messages" list={ContactMessagesPage} />
      <Resource name="goods" list={GoodsListPage} edit={GoodsPage} create={NewGoodsPage} />
      <Resource name="coupons" list={CouponsPage} />
      <Resource name="customers" list={CustomersPage} show={CustomerPage} />
      <Resource name="corrections" list={CorrectionsPage} />
      <Resource name="returns" list={ReturnsPage} show={ReturnPage} />
      <Resource name="transfers" list={TransfersPage} show={TransferPage} />
      <Resource name="payments" list={PaymentsPage} />
      <Resource name="staff" list={StaffPage} />
      <Resource name="audit" list={AuditPage} />
    </Admin>
  );
}
