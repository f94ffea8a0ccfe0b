import { expect, test } from 'vitest';
import { integrityOf, isIntact } from './integrity.ts';

test.each(['sha256', 'sha384', 'sha512'])(
  'content is verified by its %s integrity, and other content is not',
  (algorithm) => {
    const integrity = integrityOf('what was built', algorithm);

    expect(isIntact('what was built', integrity)).toBe(true);
    expect(isIntact('something else', integrity)).toBe(false);
  },
);

test.each(['', 'sha256', 'md5-XrY7u+Ae7tCTyyK7j1rNww==', integrityOf('', 'sha1')])(
  'the integrity «%s» verifies nothing, because browsers would not check it',
  (integrity) => {
    expect(isIntact('', integrity)).toBe(false);
  },
);
