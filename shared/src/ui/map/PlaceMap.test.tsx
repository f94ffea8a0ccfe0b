import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { PlacePicker } from './PlacePicker.tsx';

// Parts that load on demand are loaded in advance here, because these tests are about their behaviour.
beforeAll(async () => {
  await import('./open-map.ts');
});

const isfahan = { lat: 32.6546, lng: 51.668 };

// The test's browser has no layout, so nothing would ever come into view.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onSight: IntersectionObserverCallback;
      constructor(onSight: IntersectionObserverCallback) {
        this.#onSight = onSight;
      }
      observe(target: Element) {
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        this.#onSight([entry], this as unknown as IntersectionObserver);
      }
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

test('a map without pictures says so, and the place can be opened in another map', async () => {
  renderInShop(<PlaceMap point={isfahan} label="فروشگاه" tiles={null} />);

  expect(await screen.findByText('تصویر نقشه در دسترس نیست.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'نشان' })).toHaveAttribute(
    'href',
    expect.stringContaining('32.6546,51.668'),
  );
});

test('moving the map under the pin is a choice, and its first position is not', async () => {
  const picked = vi.fn();
  const { shopper } = renderInShop(
    <PlacePicker start={isfahan} startZoom={15} tiles={null} onPick={picked} />,
  );
  await screen.findByText('تصویر نقشه در دسترس نیست.');
  expect(picked).not.toHaveBeenCalled();

  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (found: PositionCallback) =>
        found({ coords: { latitude: 32.7, longitude: 51.7 } } as GeolocationPosition),
    },
  });
  await shopper.click(screen.getByRole('button', { name: 'جای کنونی من' }));

  await vi.waitFor(() => expect(picked).toHaveBeenCalledWith({ lat: 32.7, lng: 51.7 }));
});
