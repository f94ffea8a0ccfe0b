import { bootElement } from '@kashi/shared/border/shell-wire';
import type { BootData } from '@kashi/shared/border/boot-data';

/** Reads what the host handed over; a document without it is none of the host's. */
export function readBootData(): BootData {
  const text = document.getElementById(bootElement)?.textContent;
  if (!text) throw new Error('The document carries no boot data');
  return JSON.parse(text) as BootData;
}
