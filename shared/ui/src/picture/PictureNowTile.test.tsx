import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PictureNowTile } from './PictureNowTile.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a picture of a page with few pictures is there at once, and nothing watches how near it is', () => {
  const Observer = vi.fn();
  vi.stubGlobal('IntersectionObserver', Observer);

  render(<PictureNowTile picture={null} path="/media/teapot.webp" sizes="5rem" alt="قوری" />);

  expect(screen.getByRole('img', { name: 'قوری' }).getAttribute('src')).toBe('/media/teapot.webp');
  expect(Observer).not.toHaveBeenCalled();
});
