import { isNumberOfNobody } from '@kashi/contracts/desk/closed-accounts';
import { toPersianDigits } from '@kashi/format/persian';
import { messages } from '../messages.ts';

interface KnownCustomer {
  /** '' for a customer who has given none (ADR 049), and for a closed account. */
  name: string;
  mobile: string;
}

/** The customer's name, or the words that stand in its place. */
export function customerName({ name, mobile }: KnownCustomer): string {
  return name || (isNumberOfNobody(mobile) ? messages.closedAccount : messages.nameless);
}

/** The same with the number, where nothing beside it shows the number. */
export function customerWithNumber(customer: KnownCustomer): string {
  return messages.withNumber(customerName(customer), toPersianDigits(customer.mobile));
}
