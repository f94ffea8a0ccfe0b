import { Activity, type ReactNode } from 'react';

/**
 * A part of a page that hydrates on its own: after its surroundings, when the browser is idle, or at once if it is pressed. On
 * the server it renders only its content: a Suspense boundary would do the same in the browser, but React sends a long one
 * separately, with a script to move it into place.
 */
export function Slice({ children }: { children: ReactNode }) {
  return <Activity>{children}</Activity>;
}
