import { fallbackMessages } from '../messages.ts';
import styles from './fallback.module.css';

/**
 * Shows a notice with a retry in place of a tile that could not be loaded. Plain DOM, because it must work without any code of
 * the tile.
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
