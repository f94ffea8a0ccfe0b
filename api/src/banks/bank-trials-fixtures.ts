import type { GatewayName } from '@kashi/contracts/gateways';
import type { BankPlaces, Gateway } from './gateway.ts';
import { mellat } from './mellat/mellat.ts';
import { saman } from './saman/saman.ts';
import { snapppay } from './snapppay/snapppay.ts';
import { zarinpal } from './zarinpal/zarinpal.ts';

/** How one bank behaves, for the tests that run against all banks. */
interface BankTrial {
  /** The driver with a test account. */
  driver(places: BankPlaces): Gateway;
  /** The code of a repeated verification. */
  codeOfRepeat: number;
  /** The environment variables of an account, for a shop in a process of its own. */
  account: Record<string, string>;
  /** Whether a receipt names its payment, so that another payment's is refused without the bank. */
  receiptNamesPayment: boolean;
  /** Whether the bank reverses a payment only for some hours after it was made. */
  reversesForHours: boolean;
  /** Whether the bank names the card. */
  namesCard: boolean;
  /** How a buyer can forge the return of an unpaid payment. */
  lies: [what: string, change: Record<string, string | null>][];
}

export const bankTrials: Record<GatewayName, BankTrial> = {
  saman: {
    driver: (places) => saman({ terminalId: '2001', ...places }),
    codeOfRepeat: 2,
    account: { SAMAN_TERMINAL_ID: '2001' },
    receiptNamesPayment: false,
    reversesForHours: true,
    namesCard: true,
    lies: [
      ['says that it was paid', { Status: '2', State: 'OK', RefNum: 'aaaa+/==' }],
      ['says so without a receipt', { Status: '2', State: 'OK', RefNum: '' }],
      ['names another payment', { Status: '2', RefNum: 'aaaa+/==', ResNum: '999' }],
      ['names another token', { Status: '2', RefNum: 'aaaa+/==', Token: 'f'.repeat(32) }],
      ['names no payment', { Status: '2', RefNum: 'aaaa+/==', ResNum: null }],
      ['is garbage', { Status: '<x/>', ResNum: '%00' }],
    ],
  },
  zarinpal: {
    driver: (places) => zarinpal({ merchantId: '11111111-2222-4333-8444-555555555555', ...places }),
    codeOfRepeat: 101,
    account: { ZARINPAL_MERCHANT_ID: '11111111-2222-4333-8444-555555555555' },
    receiptNamesPayment: true,
    reversesForHours: true,
    namesCard: true,
    lies: [
      ['says that it was paid', { Status: 'OK' }],
      ['names another payment', { Status: 'OK', Authority: `S${'1'.repeat(35)}` }],
      ['names no payment', { Status: 'OK', Authority: null }],
      ['is garbage', { Status: '', Authority: '<x/>' }],
    ],
  },
  mellat: {
    driver: (places) =>
      mellat({ terminalId: '3001', userName: 'kashi', password: 'a<b&c', ...places }),
    codeOfRepeat: 43,
    account: { MELLAT_TERMINAL_ID: '3001', MELLAT_USER_NAME: 'kashi', MELLAT_PASSWORD: 'secret' },
    receiptNamesPayment: false,
    reversesForHours: true,
    namesCard: true,
    lies: [
      ['says that it was paid', { ResCode: '0', SaleReferenceId: '12345' }],
      ['says so without a receipt', { ResCode: '0' }],
      ['names another payment', { ResCode: '0', SaleReferenceId: '12345', SaleOrderId: '999' }],
      ['names another RefId', { ResCode: '0', SaleReferenceId: '12345', RefId: 'OTHER' }],
      ['names another amount', { ResCode: '0', SaleReferenceId: '12345', FinalAmount: '1000' }],
      ['names no amount that is one', { ResCode: '0', SaleReferenceId: '1', FinalAmount: 'x' }],
      ['brings a document', { ResCode: '<Envelope/>', SaleReferenceId: '<x>0</x>' }],
    ],
  },
  snapppay: {
    driver: (places) =>
      snapppay({
        clientId: 'kashi',
        clientSecret: 'a:b',
        userName: 'shop',
        password: 'hush&c',
        ...places,
      }),
    codeOfRepeat: 0,
    account: {
      SNAPPPAY_CLIENT_ID: 'kashi',
      SNAPPPAY_CLIENT_SECRET: 'secret',
      SNAPPPAY_USER_NAME: 'shop',
      SNAPPPAY_PASSWORD: 'hush',
    },
    receiptNamesPayment: true,
    reversesForHours: false,
    namesCard: false,
    lies: [
      ['says that it was paid', { state: 'OK' }],
      ['names another payment', { state: 'OK', transactionId: '00000999' }],
      ['names no payment', { state: 'OK', transactionId: null }],
      ['names another amount', { state: 'OK', amount: '1000' }],
      ['names no amount', { state: 'OK', amount: null }],
      ['is garbage', { state: '<x/>', transactionId: '%00' }],
    ],
  },
};
