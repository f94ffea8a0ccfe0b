import { parseArgs } from 'node:util';
import type { Registry, TeamKey } from '@kashi/border/registry';
import { readRegistry } from '../../../shell/releases/registry/registry-file.ts';
import { releasesHere } from '../../../shell/releases/releases-here.ts';
import type { ReleaseStore } from '../../../shell/releases/store/release-store.ts';
import { rightsOf } from '../../../shell/releases/trust/keyring.ts';
import { allowKey, revokeKey } from '../../../shell/releases/change-keyring.ts';

const usage = `Say what to do:
npm run team-keys
npm run team-keys -- allow content <public key> mf-content
npm run team-keys -- allow hosts <public key> --withdraws
npm run team-keys -- revoke content [--as-it-is]`;

/** One line a key: what it may do, and which names carry its signature now. */
export function keyLines({ keyring, signed = {} }: Pick<Registry, 'keyring' | 'signed'>): string[] {
  if (!keyring) return ['The shop’s own key signs everything: no team has a key'];
  return Object.entries(keyring.keys).map(([name, key]) => {
    const names = Object.entries(signed)
      .filter(([, signature]) => signature.key === name)
      .map(([signedName]) => signedName);
    return `${name}: ${rightsOf(key)}; ${names.length > 0 ? `has signed ${names.join(', ')}` : 'has signed nothing that is said now'}`;
  });
}

/** `kashi team-keys [allow | revoke …]`: which key may move which names. */
export async function teamKeysCommand(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      withdraws: { type: 'boolean', default: false },
      'as-it-is': { type: 'boolean', default: false },
    },
  });
  const { store } = releasesHere();
  await change(store, positionals, { withdraws: values.withdraws, asItIs: values['as-it-is'] });
  console.log(keyLines(await readRegistry(store)).join('\n'));
}

async function change(
  store: ReleaseStore,
  words: readonly string[],
  { withdraws, asItIs }: Pick<TeamKey, 'withdraws'> & { asItIs: boolean },
): Promise<void> {
  const [action, name, publicKey, ...moves] = words;
  if (action === undefined) return;
  if (action === 'allow' && name && publicKey) {
    await allowKey(store, name, { publicKey, moves, withdraws }, { asItIs });
    return;
  }
  if (action !== 'revoke' || !name || publicKey) throw new Error(usage);
  await revokeKey(store, name, { asItIs });
}
