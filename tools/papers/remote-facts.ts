import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gateways, paymentCall, takesTopUps, type PaymentKind } from '@kashi/contracts/gateways';
import type { RemoteDefinition } from '@kashi/border/remote-definition';
import { remoteFolders } from '../workspace.ts';

/** Facts about a remote, from its front door and from its sources. */
export interface RemoteFacts {
  definition: RemoteDefinition;
  /** The sentence above its front door. */
  purpose: string;
  /** `GET /v1/…`, as its sources name them. */
  calls: string[];
  tells: string[];
  hears: string[];
  /** Others' fragments that it shows. */
  shows: string[];
  /** What the remote expects of other remotes, by fragment. */
  expectations: Expectation[];
  /** The libraries that it needs from the shell, with the range. */
  needs: Record<string, string>;
}

export interface Expectation {
  /** The consumer that counts on it. */
  consumer: string;
  /** `<remote>/<fragment>`. */
  fragment: string;
  file: string;
}

/** Of every remote that is there. Run from the project's root. */
export function allRemotes(): Promise<RemoteFacts[]> {
  return Promise.all(remoteFolders().map((folder) => factsOf(folder)));
}

/** The expectations of every consumer, the shell among them. */
export function allExpectations(): Expectation[] {
  return globSync('{shell,mf-*}/expectations/*.json')
    .sort()
    .map((file) => {
      const { fragment } = JSON.parse(readFileSync(file, 'utf8')) as { fragment: string };
      return { consumer: file.split(path.sep)[0] ?? '', fragment, file };
    });
}

async function factsOf(folder: string): Promise<RemoteFacts> {
  const door = path.resolve(folder, 'src/remote.ts');
  const { remote } = (await import(pathToFileURL(door).href)) as { remote: RemoteDefinition };
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`).filter(isProduct);
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return {
    definition: remote,
    purpose: purposeIn(readFileSync(door, 'utf8')),
    calls: [
      ...found(code, /'((?:GET|POST|PUT|PATCH|DELETE) \/v1\/[^']+)'/g),
      ...found(code, /paymentCall\([^)]*'(Order|Credit)'\)/g).flatMap(paymentCalls),
    ],
    tells: found(code, /publish\(\s*'([\w-]+)'/g),
    hears: found(code, /(?:subscribe|useShopEvent)\(\s*'([\w-]+)'/g),
    shows: [
      ...new Set([
        ...Object.values(remote.pages).flatMap(({ fragments = [] }) => fragments),
        ...found(code, /<Fragment\s[^>]*?id="([^"]+)"/g),
      ]),
    ].sort(),
    expectations: allExpectations().filter(({ consumer }) => consumer === folder),
    needs: needsOf(folder),
  };
}

/** One a gateway. */
function paymentCalls(kind: string): string[] {
  return Object.values(gateways)
    .filter((gateway) => kind === 'Order' || takesTopUps(gateway))
    .map((gateway) => paymentCall<PaymentKind>(gateway, kind as PaymentKind));
}

function isProduct(file: string): boolean {
  return !/(\.test|fixtures)\.tsx?$/.test(file);
}

function purposeIn(door: string): string {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const remote/.exec(door) ?? [];
  return comment.replaceAll(/\s*\n \*\s*/g, ' ').trim();
}

function needsOf(folder: string): Record<string, string> {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return {};
  const { peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  return peerDependencies;
}

function found(code: string, pattern: RegExp): string[] {
  return [...new Set([...code.matchAll(pattern)].map(([, what = '']) => what))].sort();
}
