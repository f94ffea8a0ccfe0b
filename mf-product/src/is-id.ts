/** Whether a text of an address may be the id of a product or of a subgroup; the largest is the contracts', of a database. */
export function isId(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= 2_147_483_647;
}
