import type { BootData } from '../frame/boot-data.ts';

/** Reads what the host handed over; a document without it is none of the host's. */
export function readBootData(): BootData {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('The document carries no boot data');
  return JSON.parse(text) as BootData;
}
