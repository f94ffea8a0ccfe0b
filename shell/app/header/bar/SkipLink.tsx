import { frameElements } from '../../frame-parts/frame-elements.ts';
import { skipMessage } from '../messages.ts';

/** The first stop of the keyboard. On the server only, since it needs no script. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${frameElements.page}`}>
      {skipMessage}
    </a>
  );
}
