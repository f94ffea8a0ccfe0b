import { createRoot } from 'react-dom/client';
import type { ShellApi } from '@kashi/border/shell-api';
import { frameElements } from '../frame-parts/frame-elements.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { followVisit, type FindPage } from './follow-visit.ts';
import styles from './ConsentBar.module.css';

/** Whoever comes for a look is not met by a question, in milliseconds. */
const asksAfterMs = 5000;

/** Asks the visitor of a shop that counts visits, and counts those of visitors who agree (R48). The element is the last of the page, above a phone's bars. */
export function beginFigures(shell: ShellApi, find: FindPage): void {
  const element = document.createElement('div');
  element.className = styles.place ?? '';
  document.getElementById(frameElements.bottomNav)?.before(element);
  const root = createRoot(element);
  const render = (isTime: boolean) =>
    root.render(<ConsentBar shell={shell} isTime={isTime} find={find} />);

  render(false);
  setTimeout(() => render(true), asksAfterMs);
  followVisit(shell, find);
}
