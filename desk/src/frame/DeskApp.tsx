import { Admin, type DataProvider } from 'react-admin';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import type { DeskThemes } from '../theme/desk-themes.ts';
import { deskWords } from '../words/desk-words.ts';
import { DeskLayout } from './DeskLayout.tsx';

const nothingYet = {} as DataProvider;

/** The desk: its screens, by the address. */
export function DeskApp({ themes }: { themes: DeskThemes }) {
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <Admin
          dataProvider={nothingYet}
          i18nProvider={deskWords}
          layout={DeskLayout}
          theme={themes.light}
          darkTheme={themes.dark}
          title=""
          // It would tell the library's makers of every shop.
          disableTelemetry
        />
      ),
    },
  ]);
  return <RouterProvider router={router} />;
}
