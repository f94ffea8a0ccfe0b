import { useEffect } from 'react';
import { Layout, useTheme, type LayoutProps } from 'react-admin';
import { LeavingGuard } from '../parts/form/LeavingGuard.tsx';
import { SignInAgain } from '../sign-in/SignInAgain.tsx';
import { AllowedScreen } from './AllowedScreen.tsx';
import { DeskBar } from './DeskBar.tsx';
import { DeskFault } from './DeskFault.tsx';
import { DeskMenu } from './DeskMenu.tsx';
import { DeskSidebar } from './DeskSidebar.tsx';
import { useNews } from './use-news.ts';

/** The frame around every screen. */
export function DeskLayout({ children, ...props }: LayoutProps) {
  const [theme] = useTheme();
  useNews();
  // The shop's tokens follow MUI's theme, because some parts of the desk are styled by tokens.
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme ?? 'light';
  }, [theme]);
  return (
    <>
      {/* The bar stays: one that hides while scrolling comes back over the first entries of the menu. */}
      <Layout
        {...props}
        appBar={DeskBar}
        appBarAlwaysOn
        menu={DeskMenu}
        sidebar={DeskSidebar}
        error={DeskFault}
      >
        <AllowedScreen>{children}</AllowedScreen>
      </Layout>
      <LeavingGuard />
      <SignInAgain />
    </>
  );
}
