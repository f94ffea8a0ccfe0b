import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Rules {
  rules: {
    'no-restricted-imports': [string, { paths: { name: string; allowImportNames?: string[] }[] }];
  };
}

test.each([
  ['react-router-dom', 'shared-libraries.ts', 'router'],
  ['jotai', 'shared-jotai.ts', 'jotai'],
])('lint lets remotes import of %s just what the shell lends', (library, file, lent) => {
  const { rules } = JSON.parse(readFileSync('tools/lint/remote-rules.json', 'utf8')) as Rules;
  const [, { paths }] = rules['no-restricted-imports'];

  const allowed = paths.find(({ name }) => name === library)?.allowImportNames;

  expect(allowed?.toSorted()).toEqual(namesIn(file, lent));
});

/** The names of an object in a file of the shell, which only a browser's build can load. */
function namesIn(file: string, object: string): string[] {
  const text = readFileSync(`shell/app/client/code/${file}`, 'utf8');
  const [, names = ''] = new RegExp(`const ${object} = \\{([^}]*)\\}`).exec(text) ?? [];
  return [...names.matchAll(/\w+/g)].map(([name]) => name).sort();
}
