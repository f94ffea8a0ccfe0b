import { createAsk } from '@kashi/contracts/asking/ask';
import type { Cart, CartLine } from '@kashi/contracts/cart';
import type { AnyPage } from '@kashi/kit/define';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';
import { changeVisitor } from './cart-queue.ts';
import { cartAtom, cartStore, noticesAtom } from './cart-state.ts';

/** Makes a test begin as a first visit does: with empty storage and an unread cart. */
export function freshVisit(): void {
  localStorage.clear();
  sessionStorage.clear();
  changeVisitor();
  cartStore.set(cartAtom, undefined);
  cartStore.set(noticesAtom, []);
}

export function aLine(facts: Partial<CartLine> = {}): CartLine {
  const line = {
    ProductId: 7,
    ProductName: 'چای احمد',
    ProductPicPath: '',
    ProductSaleParamId: 71,
    Quantity: 1,
    Unit: 'عدد',
    Price: 200_000,
    FinalPrice: 150_000,
    DiscountPercent: 25,
    IsAvalible: true,
    StockInventory: 9,
    ProductSaleParamName: 'سبز',
    GuaranteeDescription: null,
    Picture: null,
    ...facts,
  };
  return {
    ...line,
    PriceWhenAdded: facts.PriceWhenAdded ?? line.FinalPrice,
    FinalPriceSum: line.FinalPrice * line.Quantity,
  };
}

interface CartFacts {
  lines?: CartLine[];
  info?: Partial<Cart['CartInfo']>;
  cart?: Partial<Omit<Cart, 'CartInfo'>>;
}

export function aCart({ lines = [aLine()], info, cart }: CartFacts = {}): Cart {
  const sum = (amountOf: (line: CartLine) => number) =>
    lines.reduce((total, line) => total + amountOf(line) * line.Quantity, 0);
  const subTotal = sum(({ Price }) => Price);
  const payable = sum(({ FinalPrice }) => FinalPrice);

  return {
    HashCartId: 'cart-1',
    CartStatusTypes: 1,
    IsCartEmpty: lines.length === 0,
    Notices: [],
    SecondsToUnlock: null,
    ...cart,
    CartInfo: {
      CartDetails: lines,
      CartDetailsCount: sum(() => 1),
      SubTotalAmount: subTotal,
      Discount: subTotal - payable,
      IsCouponDiscountApplied: false,
      CouponDiscount: 0,
      TaxRate: 0,
      Tax: 0,
      IsAddressApplied: false,
      DeliveryFee: 0,
      AmountPayable: payable,
      IsPickup: false,
      CustomerAddressId: null,
      CarrierId: null,
      CouponCode: null,
      MinimumOrders: 0,
      ...info,
    },
  };
}

/** A server that keeps the quantity of one line. */
export function aKeptCart(line: CartLine) {
  let { Quantity } = line;
  const cart = () => aCart({ lines: Quantity > 0 ? [aLine({ ...line, Quantity })] : [] });
  const change = (by: number) => () => {
    Quantity += by;
    return cart();
  };
  return {
    'GET /v1/Orders/Carts/Read': () => (Quantity > 0 ? cart() : null),
    'POST /v1/Orders/Carts/AddCartItem': change(1),
    'POST /v1/Orders/Carts/IncreaseCartItem': change(1),
    'POST /v1/Orders/Carts/DecreaseCartItem': change(-1),
    'DELETE /v1/Orders/Carts/RemoveCartItem': () => {
      Quantity = 0;
      return cart();
    },
  } satisfies Answers;
}

/** Loads a page's data as the shell does before it shows the page. */
export function load(
  page: AnyPage,
  path: string,
  answers: Answers,
  params: Record<string, string> = {},
) {
  const { signal } = new AbortController();
  const url = new URL(path, 'http://shop.test');
  return page.load({ url, params, signal, ask: createAsk(aShellApi({ answers }).fetch) });
}
