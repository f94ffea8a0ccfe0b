import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { readPublicKey } from '../../shell/releases/keys/registry-signature.ts';

/** The file that names the environments of this shop: it lies beside the packages, is committed, and has no secret. */
export const environmentsFile = 'environments.json';

const environmentSchema = z.strictObject({
  /** The store of its releases, in the form of `KASHI_RELEASES`. */
  releases: z.string().check(z.minLength(1)),
  /** The shop's public address: its host leads calls to the API, and links to other versions lead there. */
  api: z.url({ protocol: /^https?$/ }),
  /** Half of the key that its registry is signed with, as `KASHI_REGISTRY_PUBLIC_KEY` names it. */
  registryPublicKey: z.optional(z.string()),
});

/** Also a folder's. */
const environmentName = z.string().check(z.regex(/^[a-z][\w-]*$/));

/** A shop that runs elsewhere; a developer can work on a remote among its live releases. */
export interface Environment {
  name: string;
  releases: string;
  apiUrl: string;
  registryPublicKey: string | null;
  /** The same, as a key; null: its registry is believed as it is. */
  registryKey: KeyObject | null;
}

/** Reads one environment. Throws, in a sentence that says what to do, where the file or the name is wrong. */
export function environmentNamed(name: string, file = environmentsFile): Environment {
  if (!existsSync(file)) {
    throw new Error(
      `${file} is not there. It names the shops that run elsewhere: {"${name}": {"releases": "https://releases.shop.example/", "api": "https://shop.example"}}`,
    );
  }
  const environments = environmentsIn(file);
  const environment = environments[name];
  if (!environment) {
    const known = Object.keys(environments).join(', ') || 'none';
    throw new Error(`${file} has no «${name}»; it has ${known}`);
  }
  const { releases, api, registryPublicKey } = environment;
  return {
    name,
    releases,
    apiUrl: api.replace(/\/$/, ''),
    registryPublicKey: registryPublicKey ?? null,
    registryKey: registryPublicKey ? readPublicKey(registryPublicKey) : null,
  };
}

function environmentsIn(file: string) {
  const parsed = z.record(environmentName, environmentSchema).safeParse(jsonIn(file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no JSON`, { cause: error });
  }
}
