import { after, pausesMs } from './pauses.ts';
import { seal } from './seal.ts';

/** The longest wait for a style sheet, in milliseconds: less than that for its code. A later one still applies. */
const patienceMs = 10_000;

/**
 * Loads a style sheet once, with retries. Resolves to whether it has come: code without its style is better than no code, so a
 * failure does not reject.
 */
export function loadStyle(href: string): Promise<boolean> {
  const present = document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`);
  if (present) return Promise.resolve(true);
  return Promise.race([loadWithRetries(href), after(patienceMs).then(() => false)]);
}

async function loadWithRetries(href: string): Promise<boolean> {
  for (const pauseMs of pausesMs) {
    if (await load(href)) return true;
    await after(pauseMs);
  }
  return load(href);
}

function load(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    seal(link);
    // Added as listeners, because a remote's runtime replaces `onload` of existing links.
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => {
      link.remove();
      resolve(false);
    });
    document.head.append(link);
  });
}
