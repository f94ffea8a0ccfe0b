import type { Role } from '@kashi/contracts/desk/desk-call';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { deskWords } from '../words/desk-words.ts';
import { AllowedScreen } from './AllowedScreen.tsx';

function opens(path: string, role: Role) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <CoreAdminContext
        dataProvider={deskData()}
        authProvider={aMember(role)}
        i18nProvider={deskWords}
      >
        <AllowedScreen>the screen</AllowedScreen>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

test.each<[string, Role]>([
  ['/carriers', 'support'],
  ['/goods/create', 'support'],
  ['/goods/create', 'orders'],
])(
  'the typed address %s says that %s has no such screen, in place of a form that nothing would take',
  async (path, role) => {
    opens(path, role);

    expect(await screen.findByText(/^نقش شما به این صفحه راه ندارد/)).toBeTruthy();
    expect(screen.queryByText('the screen')).toBeNull();
  },
);

test.each<[string, Role]>([
  ['/carriers', 'owner'],
  ['/orders/12', 'support'],
  ['/goods/12', 'support'],
  ['/goods/create', 'catalogue'],
  ['/', 'catalogue'],
])('%s opens for %s', async (path, role) => {
  opens(path, role);

  expect(await screen.findByText('the screen')).toBeTruthy();
});
