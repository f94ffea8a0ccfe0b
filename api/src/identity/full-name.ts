interface NamedRow {
  first_name: string;
  last_name: string;
}

/** The name of a customer in full; '' for one who has given none. */
export function fullNameOf({ first_name, last_name }: NamedRow): string {
  return `${first_name} ${last_name}`.trim();
}
