import { expect, test } from 'vitest';
import { among, aRemoteWithPage, aShell } from '../gate-fixtures.ts';
import { recordedFetch, recordedOf } from '../recorded/recorded-shop.ts';
import { renderVisit } from '../pages/render-visit.ts';
import { assembledSet } from './assembled-set.ts';

/** React's development build alone tells which component has created an element, and knows `act`. */
const ofDevelopment = `['captureOwnerStack', 'act'].filter((name) => name in require('react'))`;

test('a build is rendered with React’s production build, as hosts render it', async () => {
  const pipe = `async (write) => write('<p>' + ${ofDevelopment}.length + ' of development</p>')`;
  const builds = among(aShell('/news'), aRemoteWithPage({ name: 'mf-y', page: 'news', pipe }));

  const { html, troubles } = await renderVisit(assembledSet(builds.values()), {
    fetch: recordedFetch(recordedOf(builds)),
    url: '/news',
  });

  expect(troubles).toEqual([]);
  expect(html).toContain('<p>0 of development</p>');
});
