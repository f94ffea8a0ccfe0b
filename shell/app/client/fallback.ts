import { fallbackMessages } from './messages.ts';
import styles from './fallback.module.css';

/**
 * What stands where a tile could not be had: what happened, and a way to try again. Plain DOM, because it must work
 * when nothing of the tile does.
 */
export function showFallback(element: HTMLElement, onRetry: () => void): void {
  const notice = document.createElement('div');
  notice.className = styles['notice'] ?? '';
  notice.setAttribute('role', 'alert');

  const sentence = document.createElement('p');
  sentence.textContent = fallbackMessages.failed;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = styles['retry'] ?? '';
  retry.textContent = fallbackMessages.retry;
  retry.addEventListener('click', () => {
    element.replaceChildren();
    onRetry();
  });

  notice.append(sentence, retry);
  element.replaceChildren(notice);
}
