import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { playgroundMessages as messages } from './playground-messages.ts';
import { PlaygroundPage } from './PlaygroundPage.tsx';

const playground = {
  remote: 'mf-x',
  path: '/playground',
  visits: ['/x', '/x?q=%DA%86%D8%A7%DB%8C'],
  examples: [
    { fragment: 'mf-x/badge', props: { count: 3 }, consumer: 'mf-y' },
    { fragment: 'mf-x/lamp', props: {}, consumer: null },
  ],
};

test('the list leads to every page and every fragment, and names the consumers', () => {
  renderInShop(<PlaygroundPage playground={playground} example={null} />);

  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([...playground.visits, '/playground/1', '/playground/2']);
  expect(screen.getByText('/x?q=چای')).toBeVisible();
  expect(screen.getByText(messages.shownBy('mf-y'))).toBeVisible();
  expect(screen.getByText(messages.shownBy(null))).toBeVisible();
});

test('a fragment in the playground gets the props of its consumer', () => {
  const [example = null] = playground.examples;

  const { shell } = renderInShop(<PlaygroundPage playground={playground} example={example} />);

  expect([...shell.seen.fragments]).toEqual([['mf-x/badge', { count: 3 }]]);
});

test('the visitor can sign in as the customer with recorded answers', async () => {
  const { shell, shopper } = renderInShop(
    <PlaygroundPage playground={playground} example={null} />,
  );

  await shopper.click(screen.getByRole('button', { name: messages.signIn }));

  expect(shell.session.fullName()).toBe(messages.customer);
  expect(await screen.findByText(messages.isCustomer)).toBeVisible();
});
