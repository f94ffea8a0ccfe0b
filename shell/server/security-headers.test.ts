import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { themeScript } from '../src/frame/theme-script.ts';
import { securityHeaders } from './security-headers.ts';

test('the policy allows our own scripts and the theme lines by their hash, and nothing unsafe', () => {
  const policy =
    securityHeaders({ hotUrls: [], badgePictures: [], mapTiles: null })[
      'content-security-policy'
    ] ?? '';

  const hash = createHash('sha256').update(themeScript).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain('unsafe');
});

test('a trust badge may be shown from its issuer, and a strange address adds nothing', () => {
  const badgePictures = [
    'https://trustseal.example/logo.aspx?id=1',
    '/media/badge.svg',
    'https://; x',
  ];

  const policy =
    securityHeaders({ hotUrls: [], badgePictures, mapTiles: null })['content-security-policy'] ??
    '';

  expect(policy).toContain("img-src 'self' data: https://trustseal.example;");
});

test('the pictures of maps may come from where the owner has said, and from nowhere else', () => {
  const mapTiles = 'https://tiles.example/{z}/{x}/{y}.png';

  const policy =
    securityHeaders({ hotUrls: [], badgePictures: [], mapTiles })['content-security-policy'] ?? '';

  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
});
