// Matchers such as toBeVisible, for every test that renders.
import '@testing-library/jest-dom/vitest';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

interface RenderedPart extends RenderResult {
  /** Presses and types. */
  shopper: UserEvent;
}

/** Renders a part of a page under a router, which is all that a part may ask of the page around it. */
export function renderPart(part: ReactNode): RenderedPart {
  const shopper = userEvent.setup();
  const screen = render(part, { wrapper: MemoryRouter });
  return { ...screen, shopper };
}

/** Shows the path that the part under test has led to. */
export function CurrentPath() {
  return <output>{decodeURI(useLocation().pathname)}</output>;
}
