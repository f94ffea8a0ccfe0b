import type { DeskSettings } from '@kashi/contracts/desk/shop-settings';
import { gateways } from '@kashi/contracts/gateways';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

const newShop: DeskSettings = {
  facts: null,
  gatewaysWithKeys: ['zarinpal'],
  takesPlayMoney: false,
};

/** The form at a server that answers each save when it is told to. */
function aForm(settings: DeskSettings) {
  const sent: object[] = [];
  let answer = (): void => undefined;
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit = {}) => {
    const said = new Response(JSON.stringify({ Value: [], Message: null, Status: 200 }));
    if (method !== 'POST') return Promise.resolve(said);
    sent.push(JSON.parse(body as string) as object);
    return new Promise<Response>((resolve) => (answer = () => resolve(said)));
  });
  const form = (of: DeskSettings) => (
    <CoreAdminContext dataProvider={deskData()}>
      <SettingsForm settings={of} />
    </CoreAdminContext>
  );
  const { rerender } = render(form(settings));
  return {
    sent,
    answer: () => answer(),
    rerender: (of: DeskSettings) => rerender(form(of)),
    /** Presses the button as soon as the form can be sent. */
    save: async () => {
      const button = screen.getByRole('button', { name: messages.save });
      await vi.waitFor(() => expect(button).toHaveProperty('disabled', false));
      await userEvent.click(button);
    },
  };
}

const field = (name: 'ShopName' | 'Email' | 'MinimumOrders') =>
  screen.getByRole('textbox', { name: messages.fields[name] });

test("the first save sends the shop's banks along, and what is typed while it is under way is sent by the next one alone", async () => {
  const { sent, answer, rerender, save } = aForm(newShop);
  await userEvent.type(field('ShopName'), 'فروشگاه');

  await save();
  await userEvent.type(field('Email'), 'a@b.ir');
  rerender({ ...newShop, facts: { ShopName: 'فروشگاه' } as DeskSettings['facts'] });
  answer();
  await save();

  expect(sent).toEqual([
    { ShopName: 'فروشگاه', ActiveGateways: ['zarinpal'] },
    { Email: 'a@b.ir' },
  ]);
  expect(screen.queryByText(messages.saved)).toBeNull();
  answer();
  await screen.findByText(messages.saved);
});

test('a number that is taken away while something else is saved stays away, and the server says whether it is needed', async () => {
  const facts = { MinimumOrders: 50_000 } as DeskSettings['facts'];
  const { sent, answer, save } = aForm({ ...newShop, facts });
  await userEvent.type(field('Email'), 'a@b.ir');

  await save();
  await userEvent.clear(field('MinimumOrders'));
  answer();
  await save();

  expect(sent).toEqual([{ Email: 'a@b.ir' }, { MinimumOrders: null }]);
  expect(field('MinimumOrders')).toHaveProperty('value', '');
  expect(screen.queryByText(messages.saved)).toBeNull();
});

test('an owner who ticks one gateway sends that tick alone, and says nothing of the others', async () => {
  const facts = { ActiveGateways: ['zarinpal'] } as DeskSettings['facts'];
  const { sent, answer, save } = aForm({
    ...newShop,
    facts,
    gatewaysWithKeys: ['zarinpal', 'saman'],
  });
  const tick = screen.getByLabelText(messages.gateway(gateways.saman.title));

  await userEvent.click(tick);
  await save();
  answer();
  await screen.findByText(messages.saved);

  expect(sent).toEqual([{ GatewaySwitches: { saman: true } }]);
});

test('a tag that is added has the keyboard, is saved with those before it, and goes with its row', async () => {
  const enamad = { Name: 'enamad', Content: '12345678' };
  const facts = { VerificationTags: [enamad] } as DeskSettings['facts'];
  const { sent, answer, rerender, save } = aForm({ ...newShop, facts });
  const both = [enamad, { Name: 'a:b', Content: 'c=' }];
  const words = messages.verification;

  await userEvent.click(screen.getByRole('button', { name: words.add }));
  const [, name] = screen.getAllByRole('textbox', { name: words.fields.Name });
  expect(document.activeElement).toBe(name);
  await userEvent.keyboard('a:b');
  await userEvent.tab();
  await userEvent.keyboard('c=');
  await save();
  rerender({ ...newShop, facts: { VerificationTags: both } as DeskSettings['facts'] });
  answer();
  await screen.findByText(messages.saved);
  await userEvent.click(screen.getByRole('button', { name: words.remove(words.name('۲')) }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: words.title }));
  await save();

  expect(sent).toEqual([{ VerificationTags: both }, { VerificationTags: [enamad] }]);
});

test('an owner whose shop adds no tax unticks the sentence that prices contain it; where tax is added nothing is asked', async () => {
  const facts = { TaxRate: 0, PricesWithTax: true } as DeskSettings['facts'];
  const { sent, answer, rerender, save } = aForm({ ...newShop, facts });

  await userEvent.click(screen.getByRole('checkbox', { name: messages.pricesWithTax }));
  await save();
  answer();
  await screen.findByText(messages.saved);

  expect(sent).toEqual([{ PricesWithTax: false }]);
  rerender({ ...newShop, facts: { TaxRate: 10 } as DeskSettings['facts'] });
  expect(screen.queryByRole('checkbox', { name: messages.pricesWithTax })).toBeNull();
});
