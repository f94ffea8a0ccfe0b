import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTabs } from '../parts/screen/PageTabs.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { NewsPart } from './news/NewsPart.tsx';
import { TextList } from './TextList.tsx';
import { TextSettingsPart } from './TextSettingsPart.tsx';
import { messages } from './messages.ts';

/** The texts to customers and to the staff: what became of them, and what the owner sets about them. */
export function TextsPage() {
  const { pathname } = useLocation();
  return (
    <>
      <ScreenHead title={messages.title} />
      <PageTabs
        label={messages.title}
        tabs={[
          { to: '/texts', title: messages.queue },
          { to: '/texts/settings', title: messages.settings },
          { to: '/texts/news', title: messages.news },
        ]}
      />
      {parts[pathname] ?? <TextList />}
    </>
  );
}

const parts: Record<string, ReactNode> = {
  '/texts/settings': <TextSettingsPart />,
  '/texts/news': <NewsPart />,
};
