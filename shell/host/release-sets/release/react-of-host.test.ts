import { expect, test } from 'vitest';
import { wantsOtherReact } from './react-of-host.ts';

const release = { name: 'mf-x', version: '2' };

test.each([{}, { needs: { react: '^19.2.0' } }, { needs: { jotai: '^9.0.0' } }])(
  'a remote with the needs %j is rendered without a word',
  (needs) => {
    expect(wantsOtherReact({ ...release, ...needs }, '19.3.1')).toBeNull();
  },
);

test.each([{ needs: { react: '^19.4.0' } }, { kitNeeds: { react: '^19.4.0' } }])(
  'a host with an older React than a remote with %j wants says so',
  (needs) => {
    expect(wantsOtherReact({ ...release, ...needs }, '19.3.1')).toBe(
      'mf-x@2 wants react ^19.4.0, and this host renders it with 19.3.1: update the host, or its pages may fail on the server',
    );
  },
);
