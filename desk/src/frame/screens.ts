import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { messages } from './messages.ts';

const { menu } = messages;

/** The screens of the menu, in its order, by the name that decides which roles may open them. */
export const screens = [
  { name: 'orders', title: menu.orders, Icon: IconReceipt },
  { name: 'returns', title: menu.returns, Icon: IconArrowBackUp },
  { name: 'opinions', title: menu.opinions, Icon: IconMessages },
  { name: 'messages', title: menu.messages, Icon: IconMail },
  { name: 'goods', title: menu.goods, Icon: IconPackage },
  { name: 'prices', title: menu.prices, Icon: IconTags },
  { name: 'shelves', title: menu.shelves, Icon: IconCategory },
  { name: 'front-page', title: menu.frontPage, Icon: IconLayoutDashboard },
  { name: 'pages', title: menu.pages, Icon: IconFileText },
  { name: 'coupons', title: menu.coupons, Icon: IconTicket },
  { name: 'customers', title: menu.customers, Icon: IconUsers },
  { name: 'transfers', title: menu.transfers, Icon: IconCreditCard },
  { name: 'figures', title: menu.figures, Icon: IconChartBar },
  { name: 'carriers', title: menu.carriers, Icon: IconTruckDelivery },
  { name: 'texts', title: menu.texts, Icon: IconMessage },
  { name: 'settings', title: menu.settings, Icon: IconSettings },
  { name: 'staff', title: menu.staff, Icon: IconShieldLock },
  { name: 'audit', title: menu.audit, Icon: IconHistory },
] as const;
