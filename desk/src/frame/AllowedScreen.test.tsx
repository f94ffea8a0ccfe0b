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

test('a typed address of a screen that a role has not says so, in place of a form that nothing would take', async () => {
  opens('/carriers', 'support');

  expect(await screen.findByText(/^نقش شما به این صفحه راه ندارد/)).toBeTruthy();
  expect(screen.queryByText('the screen')).toBeNull();
});

test.each<[string, Role]>([
  ['/carriers', 'owner'],
  ['/orders/12', 'support'],
  ['/', 'catalogue'],
])('%s opens for %s', async (path, role) => {
  opens(path, role);

  expect(await screen.findByText('the screen')).toBeTruthy();
});
