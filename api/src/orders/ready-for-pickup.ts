import { orderStatus } from '@kashi/contracts/order-status';

/** How far an order is, and whether its customer comes for it. */
export interface OrderStand {
  status: number;
  is_pickup: boolean;
}

/** Whether the goods wait at the shop for their customer: that is what status 4 means of an order for pickup (R53). */
export function isReadyForPickup({ status, is_pickup }: OrderStand): boolean {
  return is_pickup && status === orderStatus.handedToCourier;
}
