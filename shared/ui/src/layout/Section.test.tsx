import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Section } from './Section.tsx';

const below = (
  <Section title="کالاهای مشابه" whenNear>
    <p>عینک آبان</p>
  </Section>
);

afterEach(() => document.documentElement.removeAttribute('data-whole'));

test('a page that a press has opened shows a section below the first screen after that screen', async () => {
  render(below);

  expect(screen.getByRole('heading', { name: 'کالاهای مشابه' })).toBeTruthy();
  expect(screen.queryByText('عینک آبان')).toBeNull();

  expect(await screen.findByText('عینک آبان')).toBeTruthy();
});

test('a page whose scroll position is restored has every section at once', () => {
  document.documentElement.dataset['whole'] = '';

  render(below);

  expect(screen.getByText('عینک آبان')).toBeTruthy();
});

test('the server’s HTML has every section, and coming to life keeps it', () => {
  const html = renderToString(below);
  expect(html).toContain('عینک آبان');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;

  render(below, { container, hydrate: true });

  expect(screen.getByText('عینک آبان')).toBeTruthy();
});

test('a section of the first screen is shown at once', () => {
  render(
    <Section title="دسته‌بندی">
      <p>کتاب</p>
    </Section>,
  );

  expect(screen.getByText('کتاب')).toBeTruthy();
});
