import { messages } from './messages.ts';

/** The shared name, and a public address. */
export interface Shared {
  name: string;
  url: string;
}

interface WayToShare {
  key: 'telegram' | 'whatsapp' | 'bale' | 'eitaa';
  title: string;
  /** The address of the messenger's page that asks for the recipient. */
  href: string;
}

/** The messengers with a page for sharing that Persian shoppers use. */
export function waysToShare({ name, url }: Shared): WayToShare[] {
  const query = new URLSearchParams({ url, text: name }).toString();
  const text = new URLSearchParams({ text: `${name}\n${url}` }).toString();
  return [
    { key: 'telegram', title: messages.telegram, href: `https://t.me/share/url?${query}` },
    { key: 'whatsapp', title: messages.whatsApp, href: `https://wa.me/?${text}` },
    { key: 'bale', title: messages.bale, href: `https://ble.ir/share/url?${query}` },
    { key: 'eitaa', title: messages.eitaa, href: `https://eitaa.com/share/url?${query}` },
  ];
}
