import { expect, test } from 'vitest';
import { amongLive, amongOthers, askAll } from './asking.ts';
import { aBuild, among } from './gate-fixtures.ts';
import { silent } from './progress.ts';

test('what is wrong among the live builds is not said again for each earlier one', async () => {
  const candidate = aBuild({ says: { name: 'mf-x', version: '2' } });
  const live = among(candidate, aBuild({ says: { name: 'mf-y', version: '2' } }));
  const before = aBuild({ says: { name: 'mf-y', version: '1' } });
  const asked = [...amongLive([candidate], live), ...amongOthers([candidate], live, [before])];

  const refusals = await askAll(
    {
      libraries: () => ['wants react'],
      promises: (_candidate, neighbours) =>
        neighbours.get('mf-y') === before ? ['takes its address'] : [],
    },
    asked,
    silent,
  );

  expect(refusals.map(({ sentence }) => sentence)).toEqual([
    'mf-x@2: libraries: wants react',
    'mf-x@2 with mf-y@1: promises: takes its address',
  ]);
});
