import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { frameProps } from '../frame/frame-fixtures.ts';
import { someContents } from './contents-fixtures.ts';
import { GroupBar } from './GroupBar.tsx';

afterEach(() => vi.useRealTimers());

test('a group opens under a moving mouse, not if the page moves under a resting one', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderInShop(<GroupBar {...frameProps()} />, {
    'GET /v1/ContentManagement/Contents/Read': someContents,
  });
  const group = screen.getByRole('link', { name: 'کالای دیجیتال' });
  const moves = (movementX: number) => {
    const event = createEvent.pointerMove(group);
    const mouse = { pointerType: 'mouse', movementX, movementY: 0 };
    for (const [name, value] of Object.entries(mouse))
      Object.defineProperty(event, name, { value });
    fireEvent(group, event);
    act(() => void vi.advanceTimersByTime(1000));
  };

  moves(0);
  expect(group).toHaveAttribute('aria-expanded', 'false');

  moves(3);
  expect(group).toHaveAttribute('aria-expanded', 'true');
});
