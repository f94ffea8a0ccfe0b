import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import { bankNames, messages } from './messages.ts';

// The specification asks for the number of digits and nothing more, so a wrong check digit is a hint, never an error.

/** The hint under a national code while it is typed. */
export function nationalCodeHint(typed: string): string {
  const digits = digitsIn(typed);
  return digits.length === 10 && !isNationalCode(digits)
    ? messages.nationalCodeDoubt
    : messages.nationalCodeHint;
}

/** The hint under a card number while it is typed: its bank, which the first six digits tell. */
export function bankCardHint(typed: string): string {
  const digits = digitsIn(typed);
  if (digits.length === 16 && !isCardNumber(digits)) return messages.bankCardDoubt;
  const bank = bankNames[digits.slice(0, 6)];
  return bank ? messages.bank(bank) : messages.bankCardHint;
}

/** Checks the last digit, which follows from the other nine, each weighed by its place, modulo 11. */
function isNationalCode(digits: string): boolean {
  if (/^(\d)\1+$/.test(digits)) return false;
  const weighed = numbersIn(digits.slice(0, 9)).map((digit, place) => digit * (10 - place));
  const rest = sumOf(weighed) % 11;
  return Number(digits[9]) === (rest < 2 ? rest : 11 - rest);
}

/** Checks a card number by Luhn's rule: with every second digit doubled, the sum of all digits is a multiple of ten. */
function isCardNumber(digits: string): boolean {
  const doubled = numbersIn(digits).map((digit, place) => (place % 2 === 0 ? digit * 2 : digit));
  return sumOf(doubled.map((value) => (value > 9 ? value - 9 : value))) % 10 === 0;
}

function digitsIn(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '');
}

function numbersIn(digits: string): number[] {
  return Array.from(digits, Number);
}

function sumOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
