import { bootElement } from '@kashi/shared/host/shell-wire';
import type { BootData } from '@kashi/shared/host/boot-data';

/** Reads what the host handed over; a document without it is none of the host's. */
export function readBootData(): BootData {
  const text = document.getElementById(bootElement)?.textContent;
  if (!text) throw new Error('The document carries no boot data');
  return JSON.parse(text) as BootData;
}
