import type { PageProps } from '@kashi/kit/define';
import { Panel } from '@kashi/ui/layout/Panel';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountPage } from '../parts/layout/AccountPage.tsx';
import { InfoForm } from './InfoForm.tsx';
import type { OwnProfile } from '../parts/own-profile-data.ts';

export function InfoPage({ data }: PageProps<OwnProfile>) {
  return (
    <AccountPage title={titles.info}>
      <Panel>
        <InfoForm profile={data} />
      </Panel>
    </AccountPage>
  );
}
