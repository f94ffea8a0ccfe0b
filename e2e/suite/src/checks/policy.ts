import type { Page, Response } from 'playwright-core';
import type { Session } from '../browser/session.ts';
import { wholeShop, type Fault, type Row } from '../report/row.ts';
import { finding } from './finding.ts';

/** What the page's policy lets scripts do. Notes foreign scripts that come without integrity. */
export async function policyRow(
  session: Session,
  { page, pageName, response }: { page: Page; pageName: string; response: Response | null },
): Promise<Row> {
  const header = response?.headers()['content-security-policy'];
  const meta = await page
    .locator('meta[http-equiv="Content-Security-Policy" i]')
    .evaluateAll((metas) => metas.map((each) => each.getAttribute('content') ?? ''));
  for (const script of await foreignScripts(page)) session.foreignScripts.add(script);
  const subject = { check: 'strict policy: scripts', team: wholeShop, page: pageName };
  return finding(session, page, subject, policyFault([...(header ? [header] : []), ...meta]));
}

/** Information, which nothing is refused for: such a script may be changed by whoever serves it. */
export function foreignRows({ foreignScripts }: Session): Row[] {
  if (foreignScripts.size === 0) return [];
  const check = 'information: foreign scripts without integrity';
  const figure = [...foreignScripts].join(', ');
  return [{ check, team: wholeShop, result: 'passed', figure }];
}

/** The row about what browsers have refused during the whole run. */
export function violationRow({ violations }: Session): Row {
  const subject = { check: 'strict policy: no violation in the run', team: wholeShop };
  if (violations.size === 0) return { ...subject, result: 'passed' };
  const seen = [...violations].join(' | ');
  return { ...subject, result: 'failed', expected: 'no violation of the policy', seen };
}

/** Several policies hold together, so one strict policy is enough. */
export function policyFault(policies: string[]): Fault | undefined {
  const faults = policies.flatMap((header) => header.split(',')).map(scriptFault);
  if (faults.length > 0 && faults.includes(undefined)) return undefined;
  return { expected: 'a policy that says which scripts may run', seen: faults[0] ?? 'no policy' };
}

const wildcards = ['*', 'http:', 'https:', 'data:', 'blob:', 'http://*', 'https://*'];

function scriptFault(policy: string): string | undefined {
  const directives = new Map(
    policy.split(';').map((each) => {
      const [name = '', ...sources] = each.trim().toLowerCase().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const sources =
    directives.get('script-src-elem') ??
    directives.get('script-src') ??
    directives.get('default-src');
  if (!sources) return `no script-src in “${policy.trim()}”`;

  const isNamed = sources.some((source) => /^'(nonce-|sha\d+-)/.test(source));
  const isPassedOn = sources.includes("'strict-dynamic'");
  // Browsers overlook these beside hashes and nonces; they are there for older browsers.
  const inline = isNamed || isPassedOn ? [] : ["'unsafe-inline'"];
  const refused = [...inline, "'unsafe-eval'", ...(isPassedOn ? [] : wildcards)];
  const found = sources.filter((source) => refused.includes(source));
  return found.length > 0 ? `scripts from ${found.join(' ')}` : undefined;
}

function foreignScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
      .filter(({ src, integrity }) => !integrity && new URL(src).origin !== location.origin)
      .map(({ src }) => src),
  );
}
