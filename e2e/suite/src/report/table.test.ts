import { expect, test } from 'vitest';
import type { Row } from './row.ts';
import { reportOf } from './table.ts';

const check = 'without code: buying';

test('one failed page fails the check of a team, and says what was expected and seen', () => {
  const report = reportOf(
    [
      { check, team: 'decide', page: 'home', result: 'passed' },
      {
        check,
        team: 'decide',
        page: 'product',
        result: 'failed',
        expected: 'a line in the cart',
        seen: 'none',
        screenshot: 'pictures/product.png',
      },
    ],
    ['decide'],
  );

  expect(report).toMatch(/^without code: buying {2}✗$/m);
  expect(report).toContain(
    [
      '✗ without code: buying · decide · page product',
      '  expected: a line in the cart',
      '  seen: none',
      '  picture: pictures/product.png',
    ].join('\n'),
  );
  expect(report).toMatch(/0 passed, 1 failed, 0 not checked\.$/);
});

test('what was checked on no page is never called passed, and says which field is missing', () => {
  const missing = '`cart` is not in the map';
  const rows: Row[] = [
    { check, team: 'decide', result: 'not checked', missing },
    { check, team: 'explore', result: 'not checked', missing },
    { check, team: 'explore', page: 'home', result: 'passed' },
  ];

  const report = reportOf(rows, ['decide', 'explore']);

  expect(report).toContain(`– not checked: ${missing}\n    decide: ${check}`);
  expect(report).not.toContain(`explore: ${check}`);
  expect(report).toMatch(/1 passed, 0 failed, 1 not checked\.$/);
});

test('the table tells the worst factor of a team’s pages', () => {
  const paint = { check: 'first paint', team: 'decide', result: 'passed' } as const;

  const report = reportOf(
    [
      { ...paint, page: 'home', factor: 1.24 },
      { ...paint, page: 'product', factor: 1.91 },
    ],
    ['decide'],
  );

  expect(report).toMatch(/^first paint {2}✓ 1\.9×$/m);
});
