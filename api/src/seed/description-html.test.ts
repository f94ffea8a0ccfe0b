import { expect, test } from 'vitest';
import { descriptionHtml, summaryOf } from './description-html.ts';

const notation = `
  قوری **انار** برای چای عصر.
  # نگهداری
  - با دست بشویید
  - روی شعله نگذارید
  همین!`;

test('headings, lists and strong words become HTML', () => {
  expect(descriptionHtml(notation)).toBe(
    [
      '<p>قوری <strong>انار</strong> برای چای عصر.</p>',
      '<h2>نگهداری</h2>',
      '<ul><li>با دست بشویید</li><li>روی شعله نگذارید</li></ul>',
      '<p>همین!</p>',
    ].join('\n'),
  );
});

test('text that looks like a tag stays text', () => {
  expect(descriptionHtml('کمتر از < ۲ & بیشتر')).toBe('<p>کمتر از &lt; ۲ &amp; بیشتر</p>');
});

test('the summary is the first paragraph, cut between two words if it is long', () => {
  expect(summaryOf(notation)).toBe('قوری انار برای چای عصر.');

  const long = summaryOf('واژه '.repeat(60));
  expect(long.length).toBeLessThanOrEqual(156);
  expect(long.endsWith('واژه…')).toBe(true);
});
