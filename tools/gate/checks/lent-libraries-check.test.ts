import { expect, test } from 'vitest';
import { aBuild, among } from '../gate-fixtures.ts';
import { lentLibrariesCheck } from './lent-libraries-check.ts';

const aShell = (lends: Record<string, string>, version = '1') =>
  aBuild({ says: { name: 'shell', version, routes: [], fragments: [], lends } });
const lent = { react: '19.3.1', jotai: '3.0.1' };

test('a remote is told what it wants and what the live shell lends', () => {
  const needs = { react: '^19.4', lodash: '^4.0.0', jotai: '^3.0.0' };
  const live = among(aShell(lent));

  expect(lentLibrariesCheck(live)(aBuild({ says: { needs } }), live)).toEqual([
    'mf-x wants react ^19.4, the live shell lends 19.3.1',
    'mf-x wants lodash ^4.0.0, the live shell lends none',
  ]);
});

test('a shell goes on lending what remotes that are live have asked for', () => {
  const remote = aBuild({ says: { needs: { react: '^19.0.0', jotai: '^3.0.0' } } });
  const live = among(aShell(lent), remote);
  const next = aShell({ react: '20.0.0' }, '2');

  expect(lentLibrariesCheck(live)(next, among(next, remote))).toEqual([
    'mf-x wants react ^19.0.0, shell@2 lends 20.0.0',
    'mf-x wants jotai ^3.0.0, shell@2 lends none',
  ]);
});

test('a shell that is a canary is called by its version', () => {
  const canary = aShell({ react: '20.0.0' }, '2');
  const candidate = aBuild({ says: { needs: { react: '^19.0.0' } } });

  expect(lentLibrariesCheck(among(aShell(lent)))(candidate, among(canary))).toEqual([
    'mf-x wants react ^19.0.0, shell@2 lends 20.0.0',
  ]);
});

test('a newer minor of React comes with the shell first, and remotes follow one by one', () => {
  const [now, newer] = [aShell(lent), aShell({ ...lent, react: '19.4.0' }, '2')];
  const content = aBuild({ says: { needs: { react: '^19.0.0' } } });
  const ahead = aBuild({ says: { needs: { react: '^19.4.0' } } });
  const refused = (candidate: typeof now, live: typeof now, beside = live) =>
    lentLibrariesCheck(among(live, content))(candidate, among(beside, content));

  expect(refused(ahead, now)).toEqual(['mf-x wants react ^19.4.0, the live shell lends 19.3.1']);
  expect(refused(newer, now)).toEqual([]);
  // Some visitors have the newer one by now, as a canary, and all have the same remotes.
  expect(refused(content, now, newer)).toEqual([]);
  expect(refused(ahead, newer)).toEqual([]);
  expect(refused(ahead, newer, now)).toEqual(['mf-x wants react ^19.4.0, shell@1 lends 19.3.1']);
});

test('the kit needs libraries of its own, beside those that the remote names', () => {
  const live = among(aShell({ react: '20.0.0' }));
  const says = { needs: { react: '>=19' }, kitNeeds: { react: '^19.0.0' } };
  const agreed = { needs: { react: '^19.0.0' }, kitNeeds: { react: '^19.0.0' } };

  expect(lentLibrariesCheck(live)(aBuild({ says }), live)).toEqual([
    'the kit in mf-x wants react ^19.0.0, the live shell lends 20.0.0',
  ]);
  expect(lentLibrariesCheck(live)(aBuild({ says: agreed }), live)).toEqual([
    'mf-x wants react ^19.0.0, the live shell lends 20.0.0',
  ]);
});

test('a release of before that is asked by what its federation says', () => {
  const live = among(aShell(lent));
  const good = aBuild({ wants: { react: '^19.0.0', 'react/jsx-runtime': '^19.0.0' } });
  const other = aBuild({ wants: { 'react/jsx-runtime': '^20.0.0' } });

  expect(lentLibrariesCheck(live)(good, live)).toEqual([]);
  expect(lentLibrariesCheck(live)(other, live)).toEqual([
    'mf-x wants react ^20.0.0, the live shell lends 19.3.1',
  ]);
});
