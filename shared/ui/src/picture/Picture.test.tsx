import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Picture } from './Picture.tsx';

const teapot = {
  Base: '/media/teapot',
  Widths: [320, 640],
  Formats: ['avif' as const, 'webp' as const],
  Width: 640,
  Height: 640,
  Alt: 'قوری سرخ',
};

test('the browser can choose among all formats and widths, and the room is kept', () => {
  const { container } = renderPart(<Picture picture={teapot} sizes="45vw" />);

  const image = screen.getByRole('img', { name: 'قوری سرخ' });
  const source = container.querySelector('source');

  expect(source?.getAttribute('type')).toBe('image/avif');
  expect(source?.getAttribute('srcset')).toBe(
    '/media/teapot-320.avif 320w, /media/teapot-640.avif 640w',
  );
  expect(image.getAttribute('src')).toBe('/media/teapot-640.webp');
  expect(image.getAttribute('loading')).toBe('lazy');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '640']);
});

test('the first picture of the screen loads at once', () => {
  renderPart(<Picture picture={teapot} sizes="45vw" priority />);

  const image = screen.getByRole('img');

  expect(image.hasAttribute('loading')).toBe(false);
  expect(image.getAttribute('fetchpriority')).toBe('high');
});

test('a stand-in is shown behind the picture until that has loaded', () => {
  const standIn = { src: '/media/teapot-320.avif', srcSet: '' };
  renderPart(<Picture picture={teapot} sizes="45vw" standIn={standIn} />);
  const image = screen.getByRole('img');
  expect(image.style.background).toContain('/media/teapot-320.avif');

  fireEvent.load(image);

  expect(image.style.background).toBe('');
});

test("a picture that is known only by its stand-in uses the stand-in's widths", () => {
  const standIn = {
    src: '/media/a-160.avif',
    srcSet: '/media/a-160.avif 160w, /media/a-480.avif 480w',
  };
  renderPart(
    <Picture picture={null} path={standIn.src} standIn={standIn} sizes="45vw" alt="قوری" />,
  );

  const image = screen.getByRole('img', { name: 'قوری' });

  expect(image.getAttribute('srcset')).toBe(standIn.srcSet);
  expect(image.getAttribute('sizes')).toBe('45vw');
});

test('a picture that fails leaves a drawing with the same words', () => {
  const { container } = renderPart(<Picture picture={teapot} sizes="45vw" />);

  fireEvent.error(screen.getByRole('img'));

  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'قوری سرخ' })).toBeTruthy();
});

test('a picture that failed without a connection is tried again with one', () => {
  renderPart(<Picture picture={teapot} sizes="45vw" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img').tagName).toBe('SPAN');

  act(() => void dispatchEvent(new Event('online')));

  expect(screen.getByRole('img').getAttribute('src')).toBe('/media/teapot-640.webp');
});

test('another picture is tried after a failed one', () => {
  const { container, rerender } = renderPart(<Picture picture={teapot} sizes="45vw" />);
  fireEvent.error(screen.getByRole('img'));

  rerender(<Picture picture={{ ...teapot, Base: '/media/cup' }} sizes="45vw" />);

  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/cup-640.webp');
});

test("without files the specification's path is used, and without a path the drawing", () => {
  const { container, rerender } = renderPart(
    <Picture picture={undefined} path="/media/a.webp" sizes="45vw" alt="" />,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/a.webp');

  rerender(<Picture picture={undefined} path="" sizes="45vw" alt="" />);

  expect(container.querySelector('img')).toBeNull();
});

/** A window in which nothing is near until the test says so. */
function somewhereElse() {
  const watched = new Map<Element, () => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onSight: IntersectionObserverCallback;
      constructor(onSight: IntersectionObserverCallback) {
        this.#onSight = onSight;
      }
      observe(target: Element) {
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        watched.set(target, () => this.#onSight([entry], this as unknown as IntersectionObserver));
      }
      unobserve() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return { comesNear: (element: Element) => act(() => watched.get(element)?.()) };
}

test('a picture of a row loads when the row is near the window and the picture near the visible part of the row', () => {
  const { comesNear } = somewhereElse();
  const { container } = renderPart(
    <ul>
      <li>
        <Picture picture={teapot} sizes="45vw" whenNear />
      </li>
    </ul>,
  );
  const image = () => screen.getByRole('img', { name: 'قوری سرخ' });
  const isFetched = () => image().getAttribute('src') === '/media/teapot-640.webp';
  const row = container.querySelector('ul')!;

  expect(isFetched()).toBe(false);
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['640', '640']);
  comesNear(row);
  expect(isFetched()).toBe(false);
  comesNear(image());
  expect(isFetched()).toBe(true);
});

test('without code a picture that waits for code is present, as one file', () => {
  const html = renderToString(<Picture picture={teapot} sizes="45vw" whenNear />);

  const [, without = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(without).toMatch(/^<img src="\/media\/teapot-320.webp" [^>]*alt="قوری سرخ"[^>]*>$/);
});

test('without code a picture of one file is that file, and one without a file is the drawing', () => {
  const one = renderToString(<Picture picture={null} path="/media/a.webp" sizes="45vw" whenNear />);
  const none = renderToString(<Picture picture={null} path="" sizes="45vw" alt="قوری" whenNear />);

  expect(one).toMatch(/<noscript><picture><img src="\/media\/a.webp".*<\/noscript>/);
  expect(none).toMatch(/<noscript><span role="img" aria-label="قوری".*<\/noscript>/);
});
