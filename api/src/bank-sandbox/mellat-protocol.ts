import { randomInt } from 'node:crypto';
import { answerShop, type Bank, type BankProtocol, type BuyerVerdict } from './bank-calls.ts';
import type { Misbehaviour } from './misbehaviour.ts';
import { randomText, type BankPayment } from './sandbox-bank.ts';

/** Behpardakht Mellat's protocol, document 1.39: one endpoint for all operations. */
export const mellatProtocol: BankProtocol = {
  returnsBy: 'form',

  returnFields: (payment, verdict) => ({
    RefId: payment.authority,
    ResCode: resCodes[verdict],
    SaleOrderId: payment.orderNo,
    ...(verdict === 'paid' && {
      SaleReferenceId: payment.reference,
      CardHolderPan: '610433******1234',
      FinalAmount: String(payment.paidRial),
    }),
  }),

  routes(app, bank, page) {
    app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    app.post<{ Body: { RefId?: string } }>('/pgwchannel/startpay.mellat', (request, reply) =>
      page(reply, request.body.RefId),
    );
    app.post('/pgwchannel/services/pgw', (request, reply) => {
      const envelope = typeof request.body === 'string' ? request.body : '';
      const operation = /<b:(bp\w+Request) /.exec(envelope)?.[1] ?? '';
      const known = operations[operation];
      if (!known) return reply.code(500).type('text/xml').send('<Fault/>');
      return answerShop(reply, bank, known.call, (fault) => ({
        type: 'text/xml; charset=utf-8',
        body: wrapped(
          operation,
          fault?.how === 'in-trouble'
            ? inTrouble
            : known.work(bank, (name) => textOf(envelope, name)),
        ),
      }));
    });
  },
};

const resCodes: Record<BuyerVerdict, string> = { paid: '0', failed: '12', cancelled: '17' };

/** «System error», which says nothing of the payment. */
const inTrouble = '34';

type Read = (name: string) => string;
type Operation = (bank: Bank, read: Read) => string;

/** An operation on a paid payment that belongs to the calling account. */
function onOwn(work: (payment: BankPayment, bank: Bank) => number): Operation {
  return (bank, read) => {
    const payment = bank.ledger
      .findAll('mellat')
      .find(
        (each) =>
          each.orderNo === read('saleOrderId') && each.account.startsWith(`${read('terminalId')}:`),
      );
    if (payment && payment.account !== accountOf(read)) return '24';
    const isAsked = payment?.paidAt && payment.reference === read('saleReferenceId');
    return String(isAsked ? work(payment, bank) : 42);
  };
}

const operations: Record<string, { call: Misbehaviour['call']; work: Operation }> = {
  bpPayRequest: { call: 'request', work: begin },

  bpVerifyRequest: {
    call: 'verify',
    work: onOwn((payment) => {
      if (payment.status === 'reversed') return 48;
      if (payment.status !== 'paid') return 43;
      payment.status = 'verified';
      return 0;
    }),
  },

  bpInquiryRequest: {
    call: 'inquiry',
    work: onOwn(({ status }) => (status === 'reversed' ? 48 : 0)),
  },

  bpSettleRequest: {
    call: 'settle',
    work: onOwn((payment) => {
      if (payment.status === 'settled') return 45;
      if (payment.status !== 'verified') return payment.status === 'reversed' ? 48 : 44;
      payment.status = 'settled';
      return 0;
    }),
  },

  bpReversalRequest: {
    call: 'reverse',
    work: onOwn((payment, { ledger }) => {
      if (payment.status === 'reversed') return 48;
      if (payment.status === 'paid') return 44;
      // The bank settles automatically after three hours.
      if (payment.status === 'settled' || ledger.minutesSincePaid(payment) > 180) return 45;
      payment.status = 'reversed';
      return 0;
    }),
  },
};

function begin({ ledger }: Bank, read: Read): string {
  const amountRial = Number(read('amount'));
  const isDated = /^\d{8}$/.test(read('localDate')) && /^\d{6}$/.test(read('localTime'));
  if (!/^\d+$/.test(read('terminalId'))) return '21';
  if (!(amountRial >= 1000)) return '25';
  if (!isDated) return '35';
  if (!ledger.isOfShop(read('callBackUrl'))) return '62';
  const orderNo = read('orderId');
  if (ledger.findAll('mellat').some((payment) => payment.orderNo === orderNo)) return '41';
  const { authority } = ledger.open({
    bank: 'mellat',
    authority: randomText(16),
    account: accountOf(read),
    orderNo,
    amountRial,
    description: read('additionalData'),
    callbackUrl: read('callBackUrl'),
    reference: `1${String(randomInt(1_000_000_000, 9_999_999_999))}`,
    verifyMinutes: 20,
  });
  return `0, ${authority}`;
}

function accountOf(read: Read): string {
  return [read('terminalId'), read('userName'), read('userPassword')].join(':');
}

function textOf(envelope: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(envelope)?.[1] ?? '';
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function wrapped(operation: string, answer: string): string {
  return `<?xml version='1.0' encoding='UTF-8'?><S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body><ns2:${operation}Response xmlns:ns2="http://interfaces.core.sw.bps.com/"><return>${answer}</return></ns2:${operation}Response></S:Body></S:Envelope>`;
}
