import type { CallValue } from '@kashi/shared/api/ask';
import type { PageProps } from '@kashi/shared/kit/define';
import { Panel } from '@kashi/shared/ui/Panel';
import { AccountPage } from '../layout/AccountPage.tsx';
import { InfoForm } from './InfoForm.tsx';

export type OwnProfile = CallValue<'GET /v1/Identity/CustomersProfile/ReadProfile'>;

export function InfoPage({ data }: PageProps<OwnProfile>) {
  return (
    <AccountPage path="/info">
      <Panel>
        <InfoForm profile={data} />
      </Panel>
    </AccountPage>
  );
}
