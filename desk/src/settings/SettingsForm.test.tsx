import type { DeskSettings } from '@kashi/contracts/desk/shop-settings';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

const newShop: DeskSettings = { facts: null, gatewaysWithKeys: ['zarinpal'] };

test("the first save sends the shop's banks along, and what is typed while it is under way is sent by the next one alone", async () => {
  const sent: object[] = [];
  let answer = (): void => undefined;
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit = {}) => {
    const said = new Response(JSON.stringify({ Value: [], Message: null, Status: 200 }));
    if (method !== 'POST') return Promise.resolve(said);
    sent.push(JSON.parse(body as string) as object);
    return new Promise<Response>((resolve) => (answer = () => resolve(said)));
  });
  const form = (settings: DeskSettings) => (
    <CoreAdminContext dataProvider={deskData()}>
      <SettingsForm settings={settings} />
    </CoreAdminContext>
  );
  const { rerender } = render(form(newShop));
  const field = (name: 'ShopName' | 'Email') =>
    screen.getByRole('textbox', { name: messages.fields[name] });
  await userEvent.type(field('ShopName'), 'فروشگاه');
  const save = screen.getByRole('button', { name: messages.save });

  await userEvent.click(save);
  await userEvent.type(field('Email'), 'a@b.ir');
  rerender(form({ ...newShop, facts: { ShopName: 'فروشگاه' } as DeskSettings['facts'] }));
  answer();
  await vi.waitFor(async () => {
    await userEvent.click(save);
    expect(sent).toHaveLength(2);
  });

  expect(sent).toEqual([
    { ShopName: 'فروشگاه', ActiveGateways: ['zarinpal'] },
    { Email: 'a@b.ir' },
  ]);
  expect(screen.queryByText(messages.saved)).toBeNull();
  answer();
  await screen.findByText(messages.saved);
});
