import type { bookNames } from '@kashi/contracts/desk/books';
import { gateways } from '@kashi/contracts/gateways';
import type { Kysely } from 'kysely';
import { gatewayNamed } from '../../desk-orders/desk-orders.ts';
import { tehranJalali } from '../../desk-orders/tehran-jalali.ts';
import type { Tables } from '../../schema/tables.ts';
import { messages as walletMessages } from '../../wallet/messages.ts';
import { tableFile } from '../figures-file.ts';
import { datesOf } from '../figures.ts';
import type { Span } from '../span.ts';
import { messages } from './messages.ts';
import { readReceived, readReturned, readWalletMovements } from './movements.ts';

type BookName = (typeof bookNames)[number];
type Row<Of extends BookName> = Record<keyof (typeof messages.columns)[Of], string | number | null>;

/**
 * A book of a span as a CSV file for spreadsheets, one line for a movement, oldest first. Days are Jalali, digits Latin, money is in
 * toman. Throws a 400 for a wrong span, before the file begins.
 */
export function booksFile(
  db: Kysely<Tables>,
  { of, ...span }: Span & { of: BookName },
): AsyncGenerator<string> {
  datesOf(span);
  const read: { [Of in BookName]: () => Promise<Row<Of>[]> } = {
    payments: () => paymentRows(db, span),
    refunds: () => refundRows(db, span),
    wallets: () => walletRows(db, span),
  };
  return tableFile(messages.columns[of], read[of]);
}

async function paymentRows(db: Kysely<Tables>, span: Span): Promise<Row<'payments'>[]> {
  const rows = await readReceived(db, span);
  return rows.map(({ at, kind, gateway, state, isWaiting, isLost, ...row }) => {
    const name = gatewayNamed(gateway);
    const outcomes = {
      paid: isLost ? 'lost' : isWaiting ? 'unsettled' : 'settled',
      failed: isWaiting ? 'reversing' : 'kept',
      credited: isLost ? 'credited-lost' : 'credited',
      reversed: 'reversed',
      reversing: 'reversing',
    } as const;
    return {
      ...row,
      ...tehranJalali(at),
      gateway: name && gateways[name].title,
      purpose: messages.purposes[kind],
      outcome: messages.outcomes[outcomes[state]],
    };
  });
}

async function refundRows(db: Kysely<Tables>, span: Span): Promise<Row<'refunds'>[]> {
  const rows = await readReturned(db, span);
  return rows.map(({ at, way, ...row }) => ({
    ...row,
    ...tehranJalali(at),
    way: messages.ways[way],
  }));
}

async function walletRows(db: Kysely<Tables>, span: Span): Promise<Row<'wallets'>[]> {
  const rows = await readWalletMovements(db, span);
  return rows.map(({ at, kind, ...row }) => ({
    ...row,
    ...tehranJalali(at),
    kind: walletMessages.kinds[kind],
  }));
}
