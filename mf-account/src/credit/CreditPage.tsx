import type { PageProps } from '@kashi/kit/define';
import { LatePart } from '@kashi/kit/late/LatePart';
import { Panel } from '@kashi/ui/layout/Panel';
import { Tabs } from '@kashi/ui/navigation/Tabs';
import { useState } from 'react';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountPage } from '../parts/layout/AccountPage.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { BankReturnNotice } from './BankReturnNotice.tsx';
import type { Credit } from './credit-data.ts';
import { messages } from './messages.ts';
import { TopUpForm } from './TopUpForm.tsx';

const loadCardTransfer = () => import('./CardTransfer.tsx').then((module) => module.CardTransfer);

/** The wallet (§2): its balance, and the two ways to raise it. */
export function CreditPage({ data: { balance, gateways, returned } }: PageProps<Credit>) {
  const [tab, setTab] = useState('online');
  const [wantsCard, setWantsCard] = useState(false);

  function select(chosen: string) {
    setTab(chosen);
    // The tab's code and the number of the shop's card come when the tab is first opened.
    if (chosen === 'card') setWantsCard(true);
  }

  return (
    <AccountPage title={titles.credit}>
      {returned && <BankReturnNotice returned={returned} />}
      <BalanceCard balance={balance} />
      <Tabs
        label={messages.ways}
        selected={tab}
        onSelect={select}
        tabs={[
          {
            id: 'online',
            title: messages.online,
            content: (
              <Panel>
                <TopUpForm gateways={gateways} unpaid={returned?.unpaid ?? null} />
              </Panel>
            ),
          },
          {
            id: 'card',
            title: messages.byCard,
            content: <Panel>{wantsCard && <LatePart load={loadCardTransfer} props={{}} />}</Panel>,
          },
        ]}
      />
    </AccountPage>
  );
}
