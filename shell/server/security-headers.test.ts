import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { themeScript } from '../src/frame/theme-script.ts';
import { securityHeaders } from './security-headers.ts';

test('the policy allows our own scripts and the theme lines by their hash, and nothing unsafe', () => {
  const policy = securityHeaders(null)['content-security-policy'] ?? '';

  const hash = createHash('sha256').update(themeScript).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain('unsafe');
});
