// Matchers such as toBeVisible, for every test that renders.
import '@testing-library/jest-dom/vitest';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Surroundings } from '../kit/Surroundings.tsx';
import { aHost, type HostOptions } from './a-host.tsx';
import type { Answers } from './answers.tsx';

type Visit = Omit<HostOptions, 'answers'>;

/** Renders a screen as the shell would, over a server that gives these answers. `shopper` presses and types. */
export function renderInShop(ui: ReactNode, answers: Answers = {}, visit: Visit = {}) {
  const host = aHost({ ...visit, answers });
  const shopper = userEvent.setup();
  const screen = render(ui, {
    wrapper: ({ children }) => <Surroundings host={host}>{children}</Surroundings>,
  });
  return { ...screen, host, shopper };
}
