/** The shop by its name in a sentence; a name that begins with the word «shop» has it already. */
export function shopNamed(name: string): string {
  return name.startsWith('فروشگاه') ? name : `فروشگاه ${name}`;
}
