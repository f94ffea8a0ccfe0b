import { Activity, type ReactNode } from 'react';

/**
 * A part of a page that comes to life by itself: after what is round it, when the browser has nothing better to do, or at once
 * where somebody presses in it. On the server it is nothing but its content: a Suspense boundary would do the same in the
 * browser, but React sends a long one apart from its place, and a script to move it there.
 */
export function Slice({ children }: { children: ReactNode }) {
  return <Activity>{children}</Activity>;
}
