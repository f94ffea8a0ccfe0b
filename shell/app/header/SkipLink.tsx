import { frameElements } from '../frame-parts/frame-elements.ts';
import { skipMessage } from './messages.ts';

/** The first thing that a keyboard meets. On the server only: it needs no script. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${frameElements.page}`}>
      {skipMessage}
    </a>
  );
}
