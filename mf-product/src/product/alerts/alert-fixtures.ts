import type { Alert } from '@kashi/contracts/alerts/alert';

/** Somebody waits for the black watch, which is sold out. */
export function anAlert(given: Partial<Alert> = {}): Alert {
  return {
    Id: 9,
    Kind: 'stock',
    ProductId: 7,
    ProductName: 'ساعت هوشمند ماهور',
    ProductPicPath: '/media/watch-400.webp',
    ProductSaleParamId: 73,
    SaleParamName: 'مشکی',
    PayablePrice: 1_000_000,
    IsAvailable: false,
    RegDateTime: '2025-11-05T08:00:00.000Z',
    ...given,
  };
}
