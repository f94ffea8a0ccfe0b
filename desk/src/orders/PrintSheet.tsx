import type { DeskOrder } from '@kashi/contracts/desk/orders';
import type { DeskSettings } from '@kashi/contracts/desk/shop-settings';
import { jalaliDate } from '@kashi/format/jalali';
import { persianNumber, persianToman, toPersianDigits } from '@kashi/format/persian';
import { Facts } from '../parts/screen/Facts.tsx';
import { lineSums, nameOf, sumsOf } from './OrderLines.tsx';
import { messages } from './messages.ts';
import styles from './PrintSheet.module.css';

export type SheetKind = 'invoice' | 'slip';

interface Props {
  kind: SheetKind;
  order: DeskOrder;
  /** The shop's settings; null while they are not known. */
  shop: DeskSettings['facts'];
}

/** An order on paper: the invoice with every price, the packing slip without any, and without the pieces that were given back. */
export function PrintSheet({ kind, order, shop }: Props) {
  const isInvoice = kind === 'invoice';
  // Whoever packs the parcel takes from the shelf what the slip says.
  const lines = isInvoice
    ? order.lines
    : order.lines.map(withRest).filter(({ Quantity }) => Quantity > 0);
  const sums = isInvoice ? lineSums : [];
  return (
    <article className={styles['sheet']}>
      <header className={styles['head']}>
        <h1>{messages.sheets[kind]}</h1>
        <p>{shop?.ShopName}</p>
      </header>
      <Facts
        facts={[
          [messages.number, toPersianDigits(String(order.id))],
          [messages.registeredAt, jalaliDate(order.registeredAt)],
          // A missing name is left out: shoppers read the paper, and the recipient stands below.
          [messages.customer, order.customerName],
          [messages.recipientName, order.transfereeName],
          [messages.recipientMobile, toPersianDigits(order.transfereeMobile)],
          [messages.address, toPersianDigits(order.deliveryAddress)],
          [messages.carrier, order.carrierName],
          [messages.sender, isInvoice ? null : toPersianDigits(shop?.Address ?? '')],
        ]}
      />
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th scope="col">{messages.product}</th>
            <th scope="col">{messages.pieces}</th>
            {sums.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.ProductSaleParamId}>
              <td>{nameOf(line)}</td>
              <td>
                {persianNumber(line.Quantity)} {line.ProductUnit}
              </td>
              {sums.map(({ label, tomanOf }) => (
                <td key={label}>{persianToman(tomanOf(line))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isInvoice && <Facts facts={sumsOf(order)} />}
      {!isInvoice && order.giftNote && (
        <section className={styles['gift']}>
          <h2>{messages.giftNote}</h2>
          <p>{order.giftNote}</p>
        </section>
      )}
    </article>
  );
}

function withRest(line: DeskOrder['lines'][number]) {
  return { ...line, Quantity: line.Quantity - line.refundedPieces };
}
