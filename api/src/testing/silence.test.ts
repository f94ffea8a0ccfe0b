import { inspect } from 'node:util';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anAddress } from '../checkout/carrier-fixtures.ts';
import { aRegistration, lastCodeTo, logIn } from '../identity/identity-fixtures.ts';
import { aBuyer, aSellingShop, payAtBank, topUpUrl } from '../payments/testing/payment-fixtures.ts';
import { aTransferReport } from '../wallet/wallet-fixtures.ts';
import type { TestShop } from './test-shop.ts';

const profile = {
  FirstName: 'نگار',
  LastName: 'رضایی',
  NationalCode: '1271234567',
  BankCardNo: '6037991234567890',
  Email: 'negar@example.ir',
  Gender: 'false',
  IsEmailNewsLatterSubsciber: true,
  IsSMSNewsLatterSubsciber: false,
} as const;

test('a successful journey through the shop writes nothing to the log', async () => {
  const written = whatIsWritten();
  const shop = await aSellingShop();

  const { buyer } = await journey(shop);
  await payAtBank(shop, buyer, { useCredit: true });
  await topUpUrl(shop, buyer, '50000');
  await shop.ask('POST /v1/Identity/Account/LogoutEverywhere', {}, buyer);

  expect(written()).toBe('');
});

test('a failure during a journey is logged without customer data, and its cause is not sent to the client', async () => {
  const shop = await aSellingShop();
  const { buyer, secrets } = await journey(shop);
  const written = whatIsWritten();

  const failures = await withRefusingTables(shop, () =>
    Promise.all([
      shop.askAnything('POST', '/v1/Identity/Account/Login', {
        payload: { UserName: aRegistration.UserName, Password: aRegistration.Password },
      }),
      shop.askAnything('POST', '/v1/Identity/UserRegister/Register', { payload: aRegistration }),
      shop.askAnything('POST', '/v1/Identity/CustomersProfile/Update', {
        payload: profile,
        token: buyer.token,
      }),
      shop.askAnything('POST', '/v1/Identity/CustomersAddress/Create', {
        payload: { ...anAddress, Title: 'محل کار' },
        token: buyer.token,
      }),
      shop.askAnything('POST', '/v1/Orders/PendingPayments/AddCreditCart', {
        payload: aTransferReport(),
        token: buyer.token,
      }),
      shop.askAnything('POST', '/v1/Orders/Carts/IncreaseCartItem', {
        payload: { HashCartId: buyer.hash, ProductSaleParamId: buyer.saleParamId },
        token: buyer.token,
      }),
    ]),
  );

  expect(failures.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(500));
  expect(written()).toContain('POST /v1/Identity/CustomersAddress/Create failed');
  for (const secret of secrets) {
    expect.soft(written()).not.toContain(secret);
    for (const { body } of failures) expect.soft(body).not.toContain(secret);
  }
  for (const { body } of failures) expect(body).not.toMatch(/constraint|relation|insert|update/);
});

/** Registration, sign-in, profile, address, card report and a cart ready to be paid. */
async function journey(shop: TestShop) {
  const buyer = await aBuyer(shop, { credit: 50_000 });
  const { token } = buyer;
  const signedIn = await logIn(shop, aRegistration.Password);
  await logIn(shop, 'wrong1');
  await shop.ask('POST /v1/Identity/CustomersProfile/Update', profile, { token });
  await shop.ask('POST /v1/Orders/PendingPayments/AddCreditCart', aTransferReport(), { token });
  await shop.ask('POST /v1/Identity/ForgetPassword/GenerateConfirmationCode', {
    UserName: aRegistration.UserName,
  });

  const secrets = [
    token,
    signedIn.body.Value.Token,
    aRegistration.Password,
    aRegistration.UserName,
    aRegistration.FirstName,
    aRegistration.LastName,
    profile.NationalCode,
    profile.BankCardNo,
    profile.Email,
    anAddress.Address,
    anAddress.PostalCode,
    aTransferReport().AccountKey,
    buyer.hash,
    lastCodeTo(shop, aRegistration.UserName),
  ];
  return { buyer, secrets };
}

/** Makes every table that these calls write to refuse the row; PostgreSQL quotes the refused row in its error. */
async function withRefusingTables<Result>(
  { store: { db } }: TestShop,
  work: () => Promise<Result>,
): Promise<Result> {
  const change = async (action: string) => {
    for (const table of refusing) {
      await sql`alter table ${sql.table(table)} ${sql.raw(action)}`.execute(db);
    }
  };
  await change('add constraint refused check (false) not valid');
  try {
    return await work();
  } finally {
    await change('drop constraint refused');
  }
}

const refusing = [
  'sessions',
  'confirmations',
  'customers',
  'addresses',
  'card_transfers',
  'cart_lines',
] as const;

/** Captures what is written to the console or a stream from now on, as a log would. */
function whatIsWritten(): () => string {
  const lines: string[] = [];
  const keep = (...parts: unknown[]) =>
    void lines.push(
      parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' '),
    );
  const spies = [
    ...(['log', 'info', 'debug', 'warn', 'error', 'trace'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(keep),
    ),
    ...[process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        keep(String(chunk));
        return true;
      }),
    ),
  ];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return () => lines.join('\n');
}
