/**
 * The online gateways, by the names that they have in the shop's addresses: the code that payments are kept under and the flag
 * of `BaseInfo` that says whether the shop offers it (§9), what its calls are named after (§7), the smallest payment that
 * it accepts, in toman, and how its buyer pays: at once by card, or in instalments (R44).
 */
export const gateways = {
  saman: {
    code: 1,
    title: 'سامان کیش',
    flag: 'IsActiveSamanKish',
    calls: 'SamanKish',
    leastToman: 200,
    paysBy: 'card',
  },
  zarinpal: {
    code: 2,
    title: 'زرین‌پال',
    flag: 'IsActiveZarinPal',
    calls: 'ZarinPal',
    leastToman: 100,
    paysBy: 'card',
  },
  mellat: {
    code: 3,
    title: 'بانک ملت',
    flag: 'IsActiveMellatBank',
    calls: 'MellatBank',
    leastToman: 100,
    paysBy: 'card',
  },
  snapppay: {
    code: 4,
    title: 'اسنپ‌پی، خرید قسطی',
    flag: 'IsActiveSnappPay',
    calls: 'SnappPay',
    // Which sums it lends is its own answer to each sum.
    leastToman: 100,
    paysBy: 'instalments',
  },
} as const;

/** The last code that §9 gives a name; the calls of a later gateway are extensions of §7. */
const lastSpecifiedCode = 3;

export type GatewayName = keyof typeof gateways;

export const gatewayNames = Object.keys(gateways) as GatewayName[];

export type KnownGateway = (typeof gateways)[GatewayName];

export type GatewayCode = KnownGateway['code'];

export type GatewayFlag = KnownGateway['flag'];

/** What is paid: the order in the cart, or a top-up of the wallet. */
export type PaymentKind = 'Order' | 'Credit';

/** The gateways that take a payment of this kind: who lends for goods fills no wallet (R44). */
type GatewayFor<Kind extends PaymentKind> = Kind extends 'Credit'
  ? Extract<KnownGateway, { paysBy: 'card' }>
  : KnownGateway;

export type TopUpGateway = GatewayFor<'Credit'>;

export type PaymentCall<Kind extends PaymentKind> =
  `GET /v1/Orders/${GatewayFor<Kind>['calls']}${Kind}Payment/GetBankPaymentUrl`;

/** The call that begins a payment of this kind there. */
export function paymentCall<Kind extends PaymentKind>(
  { calls }: Pick<GatewayFor<Kind>, 'calls'>,
  kind: Kind,
): PaymentCall<Kind> {
  return `GET /v1/Orders/${calls}${kind}Payment/GetBankPaymentUrl`;
}

export function takesTopUps(gateway: KnownGateway): gateway is TopUpGateway {
  return gateway.paysBy === 'card';
}

export type TopUpGatewayName = {
  [Name in GatewayName]: (typeof gateways)[Name] extends TopUpGateway ? Name : never;
}[GatewayName];

export const topUpGatewayNames = gatewayNames.filter((name): name is TopUpGatewayName =>
  takesTopUps(gateways[name]),
);

/** What its calls' summaries begin with. */
export function extensionMark({ code }: { code: number }): '' | 'Extension: ' {
  return code > lastSpecifiedCode ? 'Extension: ' : '';
}

/** The gateways that the shop offers, in the order of their codes. */
export function activeGateways(
  shop: Partial<Record<GatewayFlag, boolean | undefined>>,
): KnownGateway[] {
  return Object.values(gateways).filter(({ flag }) => shop[flag]);
}

/** Under the flags that §9 names, what belongs there. */
export function bySpecifiedFlag<Value>(
  valueOf: (name: GatewayName) => Value,
): Record<SpecifiedFlag, Value> {
  return byFlags(valueOf, ({ code }) => code <= lastSpecifiedCode);
}

/** Under the flags of later gateways, what belongs there. */
export function byLaterFlag<Value>(
  valueOf: (name: GatewayName) => Value,
): Record<Exclude<GatewayFlag, SpecifiedFlag>, Value> {
  return byFlags(valueOf, ({ code }) => code > lastSpecifiedCode);
}

type SpecifiedFlag = Extract<KnownGateway, { code: 1 | 2 | 3 }>['flag'];

function byFlags<Flag extends GatewayFlag, Value>(
  valueOf: (name: GatewayName) => Value,
  isAmong: (gateway: KnownGateway) => boolean,
): Record<Flag, Value> {
  const entries = gatewayNames
    .filter((name) => isAmong(gateways[name]))
    .map((name) => [gateways[name].flag, valueOf(name)]);
  return Object.fromEntries(entries) as Record<Flag, Value>;
}
