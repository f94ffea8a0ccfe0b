import { seal } from './seal.ts';

/** Loads a style sheet once. Code without its style is better than no code, so a failure is ignored. */
export function loadStyle(href: string): Promise<void> {
  const present = document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`);
  if (present) return Promise.resolve();

  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    seal(link);
    // Added as listeners, because a remote's runtime replaces `onload` of existing links.
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
    document.head.append(link);
  });
}
