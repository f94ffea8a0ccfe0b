import { useState } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import type { DeskThemes } from '../theme/desk-themes.ts';
import { DeskScreens } from './DeskScreens.tsx';

/** The desk: its screens, by the address. */
export function DeskApp({ themes }: { themes: DeskThemes }) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <DeskScreens themes={themes} /> }]),
  );
  return <RouterProvider router={router} />;
}
