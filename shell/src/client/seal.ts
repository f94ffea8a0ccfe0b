declare global {
  /** What every remote's build calls before it asks for a style sheet, see `sealed-styles.ts`. */
  var kashiSeal: typeof seal | undefined;
}

let hashes: Record<string, string> | undefined;

/** Gives a link the integrity that its file has in this visit's release set; a development server's files have none. */
export function seal(link: HTMLLinkElement): void {
  hashes ??= readHashes();
  link.integrity = hashes[new URL(link.href).pathname] ?? '';
}

globalThis.kashiSeal = seal;

function readHashes(): Record<string, string> {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{"integrity":{}}';
  return (JSON.parse(map) as { integrity: Record<string, string> }).integrity;
}
