declare global {
  /** What every remote's build calls before it asks for a style sheet, see `sealed-styles.ts`. */
  var kashiSeal: typeof seal | undefined;
}

let hashes: Record<string, string> | undefined;

/** Gives a link the integrity that its file has in this visit's release set; a development server's files have none. */
export function seal(link: HTMLLinkElement): void {
  hashes ??= (JSON.parse(document.querySelector('[type=importmap]')!.textContent) as IntegrityMap)
    .integrity;
  link.integrity = hashes[new URL(link.href).pathname] ?? '';
}

globalThis.kashiSeal = seal;

interface IntegrityMap {
  integrity: Record<string, string>;
}
