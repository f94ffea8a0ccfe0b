import { seal } from './seal.ts';

/** Requests a script once, checked by its hash, without running it. */
export function preload(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  seal(link);
  document.head.append(link);
}
