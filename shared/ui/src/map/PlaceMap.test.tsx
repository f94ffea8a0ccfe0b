import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { PlacePicker } from './PlacePicker.tsx';

// Parts that load on demand are loaded in advance here, because these tests are about their behaviour.
beforeAll(async () => {
  // The library asks for this where it is loaded, to learn whether the browser can draw; jsdom draws nothing, and keeps what is to be drawn.
  Object.assign(SVGSVGElement.prototype, { createSVGRect: () => undefined });
  await import('./open-map.ts');
  await import('./isfahan/draw-isfahan.ts');
});

const isfahan = { lat: 32.6546, lng: 51.668 };
const yazd = { lat: 31.8974, lng: 54.3569 };

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
  renderPart(<PlaceMap point={yazd} label="فروشگاه" tiles={null} />);

  expect(await screen.findByText('تصویر نقشه در دسترس نیست.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'نشان' })).toHaveAttribute(
    'href',
    expect.stringContaining('31.8974,54.3569'),
  );
});

test('a shop in Isfahan stands on a simple map, which says that it is one and is silent otherwise', async () => {
  const { container } = renderPart(<PlaceMap point={isfahan} label="فروشگاه" tiles={null} />);

  expect(await screen.findByText('نقشهٔ ساده')).toBeVisible();
  expect(screen.queryByText('تصویر نقشه در دسترس نیست.')).not.toBeInTheDocument();
  expect(screen.getByText('چهارباغ عباسی').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(container.querySelectorAll('[aria-hidden="true"] path').length).toBeGreaterThan(10);
});

test('with tiles nothing is drawn below them', async () => {
  const tiles = { Url: '/tiles/{z}/{x}/{y}.png', Credit: 'نقشهٔ نمونه' };
  const { container } = renderPart(<PlaceMap point={isfahan} label="فروشگاه" tiles={tiles} />);

  await vi.waitFor(() => expect(container.querySelector('.leaflet-tile')).not.toBeNull());

  expect(screen.getByText('نقشهٔ نمونه')).toBeVisible();
  expect(container.querySelector('path')).toBeNull();
});

test('a map that leaves the drawn town says that there is no picture, and is drawn when it comes there', async () => {
  const at = (start: typeof isfahan) => (
    <PlacePicker start={start} startZoom={12} tiles={null} onPick={() => undefined} />
  );
  const { rerender } = renderPart(at(yazd));
  await screen.findByText('تصویر نقشه در دسترس نیست.');

  rerender(at(isfahan));
  expect(await screen.findByText('نقشهٔ ساده')).toBeVisible();

  rerender(at(yazd));
  expect(await screen.findByText('تصویر نقشه در دسترس نیست.')).toBeVisible();
});

test('moving the map under the pin is a choice, and its first position is not', async () => {
  const picked = vi.fn();
  const { shopper } = renderPart(
    <PlacePicker start={isfahan} startZoom={15} tiles={null} onPick={picked} />,
  );
  await screen.findByText('نقشهٔ ساده');
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

test('a place that is found after the map has gone moves nothing', async () => {
  const { shopper, unmount } = renderPart(
    <PlacePicker start={isfahan} startZoom={15} tiles={null} onPick={() => undefined} />,
  );
  await screen.findByText('نقشهٔ ساده');
  let find: PositionCallback = () => undefined;
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: (found: PositionCallback) => (find = found) },
  });
  await shopper.click(screen.getByRole('button', { name: 'جای کنونی من' }));

  unmount();

  const coords = { latitude: 32.7, longitude: 51.7 };
  expect(() => find({ coords } as GeolocationPosition)).not.toThrow();
});
