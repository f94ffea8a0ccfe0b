import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('an iPhone, which zooms into fields with letters below 16 pixels, leaves the page as it is', () => {
  const style = readFileSync(path.join(import.meta.dirname, 'SearchBox.module.css'), 'utf8');

  const [, ofPhone] = style.split('@supports (-webkit-touch-callout: none)');

  expect(ofPhone).toMatch(/\.input \{\s*font-size: 1rem;/);
});
