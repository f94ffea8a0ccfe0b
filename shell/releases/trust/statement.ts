import type { NameSignature, Registry } from '@kashi/border/registry';

type Said = Pick<Registry, 'releases' | 'retired' | 'integrity' | 'names'>;

/** Everything that a registry says of one name: what the signature of that name covers. */
export interface Statement {
  name: string;
  release: unknown;
  retired: unknown;
  integrity: Record<string, unknown>;
  names: Record<string, unknown>;
}

export function statementOf(registry: Said, name: string): Statement {
  return {
    name,
    release: registry.releases[name] ?? null,
    retired: registry.retired?.[name] ?? null,
    integrity: ofName(registry.integrity, name),
    names: ofName(registry.names, name),
  };
}

/** The statement as its team has signed it, with the canary that was taken back since. */
export function signedStatement(
  statement: Statement,
  { revision, withdrawn }: Pick<NameSignature, 'revision' | 'withdrawn'>,
): object {
  const release = withdrawn
    ? { ...(statement.release as object | null), canary: withdrawn.canary }
    : statement.release;
  return { ...statement, release, revision };
}

/** The words that a key signs which takes a canary back. */
export function withdrawal(name: string, revision: number, canary: unknown): object {
  return { name, revision, withdrawn: canary };
}

/** Every name that a registry says anything of. */
export function namesIn({ releases, retired, integrity, names }: Said): Set<string> {
  const versions = [...Object.keys(integrity ?? {}), ...Object.keys(names ?? {})];
  return new Set([
    ...Object.keys(releases),
    ...Object.keys(retired ?? {}),
    ...versions.map((id) => nameIn(id)),
  ]);
}

function ofName(versions: Record<string, string> = {}, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).filter(([id]) => nameIn(id) === name));
}

function nameIn(id: string): string {
  return id.split('@', 1)[0] ?? id;
}
