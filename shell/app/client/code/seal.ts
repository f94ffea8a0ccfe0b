declare global {
  /** Called by every remote's build before it loads a style sheet, see `sealed-styles.ts`. */
  var kashiSeal: typeof seal | undefined;
}

let hashes: Record<string, string> | undefined;

/** Sets the link's integrity to the file's hash in this visit's release set; files of a development server have none. */
export function seal(link: HTMLLinkElement): void {
  hashes ??= (JSON.parse(document.querySelector('[type=importmap]')!.textContent) as IntegrityMap)
    .integrity;
  link.integrity = hashes[new URL(link.href).pathname] ?? '';
}

globalThis.kashiSeal = seal;

interface IntegrityMap {
  integrity: Record<string, string>;
}
