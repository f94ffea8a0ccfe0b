import type { DeskOrder } from '@kashi/contracts/desk/orders';
import type { Refund } from '@kashi/contracts/desk/refunds';

/** A delivered order of two pieces for 265,000 toman, with ten percent tax and a delivery for 45,000. */
export function aDeskOrder(facts: Partial<DeskOrder> = {}): DeskOrder {
  return {
    id: 12,
    registeredAt: '2026-01-09T06:30:00.000Z',
    state: 'delivered',
    customerId: 7,
    customerName: 'نگار رضایی',
    mobile: '09121234567',
    pieces: 2,
    totalToman: 265_000,
    isPickup: false,
    carrierName: 'پست',
    trackingCode: null,
    lines: [
      {
        ProductName: 'چای احمد',
        ProductUnit: 'بسته',
        Quantity: 2,
        Price: 100_000,
        FinalPriceSum: 200_000,
        ProductId: 3,
        ProductSaleParamId: 31,
        ProductSaleParamName: 'سبز',
        Picture: null,
        refundedPieces: 0,
      },
    ],
    subTotal: 200_000,
    discount: 0,
    couponDiscount: 0,
    couponCode: null,
    taxRate: 10,
    tax: 20_000,
    deliveryFee: 45_000,
    paidFromWallet: 0,
    bankReference: null,
    deliveryAddress: 'تهران',
    transfereeName: 'مهسا کریمی',
    transfereeMobile: '09127654321',
    prepareDuration: null,
    rejectionReason: null,
    giftNote: '',
    refundsToman: 0,
    refunds: [],
    returns: [],
    history: [],
    can: [],
    ...facts,
  };
}

/** A refund of one piece that another member, with the number 2, has asked for. */
export function aRefund(facts: Partial<Refund> = {}): Refund {
  return {
    id: 1,
    orderId: 12,
    customerId: 7,
    customerName: 'نگار رضایی',
    mobile: '09121234567',
    amountToman: 110_000,
    way: 'wallet',
    state: 'pending',
    reason: 'شکسته بود',
    lines: [{ productName: 'چای احمد', saleParamName: 'سبز', quantity: 1, isRestocked: false }],
    askedBy: 'لاله',
    askedById: 2,
    askedAt: '2026-01-10T06:30:00.000Z',
    decidedBy: null,
    decidedAt: null,
    paidBy: null,
    paidAt: null,
    trackingNo: null,
    ...facts,
  };
}
