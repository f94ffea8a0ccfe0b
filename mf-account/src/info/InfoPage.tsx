import type { PageProps } from '@kashi/shared/kit/define';
import { Panel } from '@kashi/shared/ui/Panel';
import { AccountPage } from '../AccountPage.tsx';
import { InfoForm } from './InfoForm.tsx';
import type { OwnProfile } from './own-profile.ts';

export function InfoPage({ data }: PageProps<OwnProfile>) {
  return (
    <AccountPage path="/info">
      <Panel>
        <InfoForm profile={data} />
      </Panel>
    </AccountPage>
  );
}
