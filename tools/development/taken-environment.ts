import { environmentNamed, environmentsFile } from './environments.ts';

/**
 * Takes `--env name` out of a command's words: the command then works on the releases of that shop, which `environments.json` describes,
 * as if this machine's own settings named them. Settings that are there already count for more.
 */
export function takeEnvironment(
  words: readonly string[],
  settings: NodeJS.ProcessEnv = process.env,
  file = environmentsFile,
): string[] {
  const at = words.indexOf('--env');
  if (at < 0) return [...words];
  const { name, releases, apiUrl, registryPublicKey } = environmentNamed(words[at + 1] ?? '', file);
  if (settings['KASHI_RELEASES'] === undefined) {
    settings['KASHI_RELEASES'] = releases;
    // A mirror follows one store: it would take another shop's registry for an older one, or its release for a false one.
    settings['KASHI_DATA'] ??= `.data/environments/${name}`;
  }
  settings['KASHI_PUBLIC_URL'] ??= apiUrl;
  if (registryPublicKey) settings['KASHI_REGISTRY_PUBLIC_KEY'] ??= registryPublicKey;
  return words.toSpliced(at, 2);
}
