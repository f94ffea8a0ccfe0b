import { toLatinDigits } from '@kashi/contracts/text/latin-digits';

/**
 * The number that a link dials, in Latin digits: the first one of a text in which the owner may have written two, an extension or
 * words; '' where there is none. Behind ` - ` stands another number, unless what stands before it is an area code. Iran's numbers
 * have ten digits behind +98 or 0, and what follows them is a line of the same house.
 */
export function phoneNumber(text: string): string {
  return (firstNumber.exec(toLatinDigits(text))?.[0] ?? '')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)980?/, '+98')
    .replace(/^(\+98\d{10}|0[1-9]\d{9}).+/, '$1');
}

const firstNumber = /\+?\d(?:[.()\s\p{Pd}\p{Cf}]*\d){0,4}(?:(?!\s\p{Pd}\s)[.)\s\p{Pd}\p{Cf}]*\d)*/u;
