/** The letter or digit that stands for a name in its circle: the first one, whatever marks and emoji stand before it. */
export function initialOf(name: string): string | undefined {
  return /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0];
}
