interface NamedRow {
  first_name: string;
  last_name: string;
}

/** The name of a customer in full; '' for one who has given none. */
export function fullNameOf({ first_name, last_name }: NamedRow): string {
  return `${first_name} ${last_name}`.trim();
}

/**
 * What the customer's own browser calls them: the name, or the number of who has given none (R37). A shell of before
 * `customerKeyOf` tells two customers apart by it, so it must differ between any two without a name.
 */
export function ownNameOf({ fullName, mobile }: { fullName: string; mobile: string }): string {
  return fullName || inPersianDigits(mobile);
}

function inPersianDigits(mobile: string): string {
  return mobile.replace(/\d/g, (digit) => Number(digit).toLocaleString('fa-IR'));
}
