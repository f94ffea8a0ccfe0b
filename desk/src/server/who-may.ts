import { deskCalls } from '@kashi/contracts/desk/desk-calls';
import type { Role } from '@kashi/contracts/desk/desk-call';
import type { DeskCallName } from './ask-desk.ts';

/** The call without which a screen would be empty or in vain, by the screen's address. */
const neededBy: Record<string, DeskCallName> = {
  orders: 'GET /v1/desk/orders',
  refunds: 'GET /v1/desk/refunds',
  returns: 'GET /v1/desk/returns',
  opinions: 'GET /v1/desk/reviews',
  messages: 'GET /v1/desk/messages',
  goods: 'GET /v1/desk/goods',
  'goods/create': 'POST /v1/desk/goods/create',
  'import-goods': 'POST /v1/desk/goods/import/run',
  prices: 'POST /v1/desk/goods/offers',
  shelves: 'POST /v1/desk/shelves/save',
  'front-page': 'GET /v1/desk/front-page',
  pages: 'GET /v1/desk/pages',
  coupons: 'GET /v1/desk/coupons',
  carriers: 'POST /v1/desk/carriers/save',
  texts: 'GET /v1/desk/texts',
  settings: 'POST /v1/desk/settings/save',
  customers: 'GET /v1/desk/customers',
  corrections: 'GET /v1/desk/corrections',
  transfers: 'GET /v1/desk/transfers',
  payments: 'GET /v1/desk/payments',
  figures: 'GET /v1/desk/figures',
  staff: 'GET /v1/desk/staff',
  audit: 'GET /v1/desk/audit',
};

/** Whether one of these roles may open a screen. The server checks each call by the same table of roles. */
export function mayOpen(screen: string, roles: readonly Role[]): boolean {
  const call = neededBy[screen];
  return call === undefined || mayCall(call, roles);
}

/** Whether one of these roles may make a call. */
export function mayCall(name: DeskCallName, roles: readonly Role[]): boolean {
  const { access } = deskCalls[name] as { access: readonly Role[] | string };
  return typeof access === 'string' || access.some((role) => roles.includes(role));
}
