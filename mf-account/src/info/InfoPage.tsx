import type { PageProps } from '@kashi/shared/kit/define';
import { Panel } from '@kashi/shared/ui/Panel';
import { titleMessages as titles } from '../title-messages.ts';
import { AccountPage } from '../AccountPage.tsx';
import { InfoForm } from './InfoForm.tsx';
import type { OwnProfile } from './own-profile.ts';

export function InfoPage({ data }: PageProps<OwnProfile>) {
  return (
    <AccountPage title={titles.info}>
      <Panel>
        <InfoForm profile={data} />
      </Panel>
    </AccountPage>
  );
}
