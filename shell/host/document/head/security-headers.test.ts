import { expect, test } from 'vitest';
import { aSet } from '../compose-fixtures.ts';
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

test('the policy allows our own scripts, and the inline scripts and the import map by their hash, and nothing unsafe', () => {
  const set = aSet({});
  const policy = policyOf({ scriptHashes: scriptHashesOf(set) });

  const inline = ['theme()', 'begin()', integrityMapOf(set).text].map(scriptHash);
  expect(policy).toContain(`script-src 'self' ${inline.join(' ')};`);
  expect(policy).not.toContain('unsafe');
});

test('the policy allows the inline style sheets by their hash, and no others', () => {
  const policy = policyOf({ styleHashes: ["'sha256-a'", "'sha256-b'"] });

  expect(policy).toContain("; style-src 'self' 'sha256-a' 'sha256-b';");
});

test('a string becomes HTML through the one policy only, except with hot reload', () => {
  expect(policyOf({})).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policyOf({ hotUrls: ['http://127.0.0.1:4700/'] })).not.toContain('trusted-types');
});

test('a trust badge may load from its issuer, and an invalid address adds nothing', () => {
  const badgePictures = [
    'https://trustseal.example/logo.aspx?id=1',
    '/media/badge.svg',
    'https://; x',
  ];

  expect(policyOf({ badgePictures })).toContain("img-src 'self' data: https://trustseal.example;");
});

test("the shop's pictures may load from the address that the owner has set", () => {
  expect(policyOf({ mediaUrl: 'https://pictures.example/kashi' })).toContain(
    "img-src 'self' data: https://pictures.example;",
  );
});

test('map tiles may load from the configured address and from no other', () => {
  expect(policyOf({ mapTiles: 'https://tiles.example/{z}/{x}/{y}.png' })).toContain(
    "img-src 'self' data: https://tiles.example;",
  );
});

test('pages may use the location, and neither camera nor microphone; players may fill the screen', () => {
  const permissions = securityHeaders(nothingElse)['permissions-policy'];

  expect(permissions).toMatch(/\bcamera=\(\), .*\bmicrophone=\(\)/);
  expect(permissions).toContain('geolocation=(self)');
  expect(permissions).toContain('fullscreen=(self "https://www.aparat.com"');
});
