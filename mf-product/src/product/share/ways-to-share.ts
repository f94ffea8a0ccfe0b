import { messages } from './messages.ts';

/** What is shared: a name, and an address that anybody can open. */
export interface Shared {
  name: string;
  url: string;
}

interface WayToShare {
  key: 'telegram' | 'whatsapp' | 'bale' | 'eitaa';
  title: string;
  /** The messenger's own page, which asks whom to send it to. */
  href: string;
}

/** The messengers that Persian shoppers use and that have such a page. */
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
