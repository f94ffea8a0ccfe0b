import { roles, type DeskCall } from '@kashi/contracts/desk/desk-call';
import { deskCalls } from '@kashi/contracts/desk/desk-calls';

const opening = `# Who may do what at the desk

Each call of [the owner's desk](owners-desk.md), and the roles that may make it. \`npm run papers\` writes this page from the contracts of the
calls. Tests ask a running desk for each call in each role, with half a session, as a blocked member and without any session
([desk-roles.test.ts](../../api/src/desk/desk-roles.test.ts)): whoever is not named here is refused, and a call that is not here is not served.`;

/** The page for people that says which role may make which call of the desk, area by area, in Markdown. */
export function roleTable(): string {
  const calls = Object.entries<DeskCall>(deskCalls).map(([name, call]) => ({ name, ...call }));
  const areas = Map.groupBy(calls, ({ name }) => areaOf(name));
  const parts = [...areas].flatMap(([area, of]) => [`## ${area}`, tableOf(of)]);
  return `${[opening, countsOf(calls), ...parts].join('\n\n')}\n`;
}

type NamedCall = DeskCall & { name: string };

function countsOf(calls: NamedCall[]): string {
  const forRoles = calls.filter(({ access }) => typeof access !== 'string');
  const asked = forRoles.length * roles.length;
  const allowed = forRoles.reduce((sum, { access }) => sum + access.length, 0);
  const each = roles.map((role) => {
    const count = forRoles.filter(({ access }) => access.includes(role as never)).length;
    return `\`${role}\` ${count}`;
  });
  return `${calls.length} calls, of which ${forRoles.length} need a role: ${asked} pairs of a call and a role, ${allowed} allowed and ${asked - allowed} refused. Each role may make so many of them: ${each.join(', ')}.`;
}

function tableOf(calls: NamedCall[]): string {
  const rows = calls.map(({ name, summary, access }) => [
    `\`${name.replace('/v1/desk/', '')}\``,
    firstSentenceOf(summary),
    ...(typeof access === 'string'
      ? roles.map(() => withoutRole[access])
      : roles.map((role) => (access.includes(role) ? 'yes' : '–'))),
  ]);
  const head = ['call', 'what it does', ...roles];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const withoutRole = { anyone: 'no session', half: 'half a session' };

function areaOf(name: string): string {
  return name.split('/')[3] ?? '';
}

/** What follows says how, which the description of the calls at the desk has. */
function firstSentenceOf(summary: string): string {
  return summary.split(/(?<=\.) /)[0] ?? summary;
}
