// Matchers such as toBeVisible, for every test that renders.
import '@testing-library/jest-dom/vitest';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Providers } from '../Providers.tsx';
import { aShellApi, type ShellApiOptions } from './a-shell-api.tsx';
import type { Answers } from './answers.tsx';

type Visit = Omit<ShellApiOptions, 'answers'>;

interface RenderedScreen extends RenderResult {
  shell: ReturnType<typeof aShellApi>;
  shopper: UserEvent;
}

/** Renders a screen as the shell would, over a server that gives these answers. `shopper` presses and types. */
export function renderInShop(
  ui: ReactNode,
  answers: Answers = {},
  visit: Visit = {},
): RenderedScreen {
  const shell = aShellApi({ ...visit, answers });
  const shopper = userEvent.setup();
  const screen = render(ui, {
    wrapper: ({ children }) => <Providers shell={shell}>{children}</Providers>,
  });
  return { ...screen, shell, shopper };
}
