import { bootElement } from '@kashi/border/shell-wire';
import type { BootData } from '@kashi/border/boot-data';

/** Reads the host's data for the browser. Throws for a document without them, which did not come from the host. */
export function readBootData(): BootData {
  const text = document.getElementById(bootElement)?.textContent;
  if (!text) throw new Error('The document carries no boot data');
  return JSON.parse(text) as BootData;
}
