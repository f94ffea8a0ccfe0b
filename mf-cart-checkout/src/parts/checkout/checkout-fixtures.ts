import type { Address } from '@kashi/contracts/account/address';
import type { Carrier } from '@kashi/contracts/carrier';
import type { BaseInfo, Contents } from '@kashi/contracts/home';
import type { Invoice } from '@kashi/contracts/invoice';
import type { Order } from '@kashi/contracts/order';
import { shopContents } from '@kashi/kit/testing/shop-contents';

/** The shop's contents; the shop is in city 1. */
export function aShop(facts: Partial<BaseInfo> = {}): Contents {
  return shopContents({
    Address: 'اصفهان، خیابان چهارباغ، پلاک ۸',
    IsActiveSamanKish: true,
    IsActiveZarinPal: true,
    CityId: 1,
    ...facts,
  });
}

export function anAddress(facts: Partial<Address> = {}): Address {
  return {
    Id: 5,
    Title: 'خانه',
    Address: 'خیابان توحید، پلاک 22',
    CityId: 1,
    FullLocation: 'اصفهان، اصفهان',
    PostalCode: '8174655321',
    TransfereeName: 'نگار رضایی',
    TransfereeMobNo: '09131234567',
    Lat: null,
    Lng: null,
    AreaId: null,
    AreaName: null,
    ProvinceId: 4,
    ...facts,
  };
}

export function aCarrier(facts: Partial<Carrier> = {}): Carrier {
  return {
    Id: 3,
    Name: 'پیک کاشی',
    IconPath: '',
    IsAvailable: true,
    DeliveryFee: 45_000,
    DeliveryDuration: 'امروز، ساعت ۱۷ تا ۲۰',
    ...facts,
  };
}

export function anInvoice(facts: Partial<Invoice> = {}): Invoice {
  return {
    SendOrderAddress: 'اصفهان، خیابان توحید، پلاک ۲۲',
    SendOrderMethod: 'پیک کاشی',
    Carrier: { Name: 'پیک کاشی', IconPath: '' },
    AmountPayable: 500_000,
    Balance: 0,
    IsPickup: false,
    ...facts,
  };
}

export function anOrder(facts: Partial<Order> = {}): Order {
  return {
    InvoiceNo: 1045823,
    OrderRegDateTime: '2025-11-05T07:12:00Z',
    LastOrderStatusTypeId: 1,
    PrepareDuration: '۲ روز کاری',
    OrderDetails: [
      {
        ProductName: 'چای احمد',
        ProductUnit: 'بسته',
        Quantity: 2,
        Price: 200_000,
        FinalPriceSum: 300_000,
        ProductId: 7,
        ProductSaleParamName: 'سبز',
        Picture: null,
      },
    ],
    CountOfProducts: 2,
    SubTotal: 400_000,
    Discount: 100_000,
    CouponDiscount: 0,
    Tax: 30_000,
    TaxRate: 10,
    DeliveryFee: 0,
    InvoiceDue: 330_000,
    CarrierName: 'پیک کاشی',
    DeliveryAddress: 'اصفهان، خیابان توحید، پلاک ۲۲',
    TransfereeMobNo: '09131234567',
    StatusDates: [{ OrderStatusTypeId: 1, DateTime: '2025-11-05T07:12:00Z' }],
    IsPickup: false,
    PaidFromWallet: 0,
    PaymentReference: null,
    ...facts,
  };
}
