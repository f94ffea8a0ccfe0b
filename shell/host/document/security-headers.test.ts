import { expect, test } from 'vitest';
import { aSet } from './compose-fixtures.ts';
import { integrityMapOf, scriptHash, scriptHashesOf } from './integrity-map.ts';
import { securityHeaders } from './security-headers.ts';

const nothingElse = {
  hotUrls: [],
  badgePictures: [],
  mediaUrl: null,
  mapTiles: null,
  scriptHashes: ["'sha256-x'"],
  styleHashes: [],
};

const policyOf = (sources: Partial<Parameters<typeof securityHeaders>[0]>) =>
  securityHeaders({ ...nothingElse, ...sources })['content-security-policy'] ?? '';

test('the policy allows our own scripts, the few inline lines and the import map by their hash, and nothing unsafe', () => {
  const set = aSet({});
  const policy = policyOf({ scriptHashes: scriptHashesOf(set) });

  const inline = ['theme()', 'begin()', integrityMapOf(set).text].map(scriptHash);
  expect(policy).toContain(`script-src 'self' ${inline.join(' ')};`);
  expect(policy).not.toContain('unsafe');
});

test('the style sheets that stand in the document are allowed by their hash, and no others', () => {
  const policy = policyOf({ styleHashes: ["'sha256-a'", "'sha256-b'"] });

  expect(policy).toContain("; style-src 'self' 'sha256-a' 'sha256-b';");
});

test('a string becomes HTML through the one policy alone, but for hot reload', () => {
  expect(policyOf({})).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policyOf({ hotUrls: ['http://127.0.0.1:4700/'] })).not.toContain('trusted-types');
});

test('a trust badge may be shown from its issuer, and a strange address adds nothing', () => {
  const badgePictures = [
    'https://trustseal.example/logo.aspx?id=1',
    '/media/badge.svg',
    'https://; x',
  ];

  expect(policyOf({ badgePictures })).toContain("img-src 'self' data: https://trustseal.example;");
});

test('the pictures of the shop may come from the address that the owner has given them', () => {
  expect(policyOf({ mediaUrl: 'https://pictures.example/kashi' })).toContain(
    "img-src 'self' data: https://pictures.example;",
  );
});

test('the pictures of maps may come from where the owner has said, and from nowhere else', () => {
  expect(policyOf({ mapTiles: 'https://tiles.example/{z}/{x}/{y}.png' })).toContain(
    "img-src 'self' data: https://tiles.example;",
  );
});

test('no camera and no microphone, the place for an address alone, and players may fill the screen', () => {
  const permissions = securityHeaders(nothingElse)['permissions-policy'];

  expect(permissions).toMatch(/\bcamera=\(\), .*\bmicrophone=\(\)/);
  expect(permissions).toContain('geolocation=(self)');
  expect(permissions).toContain('fullscreen=(self "https://www.aparat.com"');
});
