import { useLocation } from 'react-router-dom';
import { PageTabs } from '../parts/screen/PageTabs.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { TextList } from './TextList.tsx';
import { TextSettingsPart } from './TextSettingsPart.tsx';
import { messages } from './messages.ts';

const settings = '/texts/settings';

/** The texts to customers about their orders: what became of them, and what they say. */
export function TextsPage() {
  const { pathname } = useLocation();
  return (
    <>
      <ScreenHead title={messages.title} />
      <PageTabs
        label={messages.title}
        tabs={[
          { to: '/texts', title: messages.queue },
          { to: settings, title: messages.settings },
        ]}
      />
      {pathname === settings ? <TextSettingsPart /> : <TextList />}
    </>
  );
}
