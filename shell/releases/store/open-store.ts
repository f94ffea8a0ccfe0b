import { openFileStore } from '@kashi/file-store/open-file-store';
import type { ReleaseStore } from './release-store.ts';

/**
 * The store that a setting names: `s3://bucket/prefix` with the usual `AWS_…` variables, `https://host/prefix/` with
 * `KASHI_RELEASES_TOKEN` if the host requires it, or a folder. Throws for any other setting, without its secrets.
 */
export function openStore(
  setting: string,
  environment: NodeJS.ProcessEnv = process.env,
): ReleaseStore {
  return openFileStore(setting, environment, {
    setting: 'KASHI_RELEASES',
    token: { variable: 'KASHI_RELEASES_TOKEN', value: environment['KASHI_RELEASES_TOKEN'] },
    contents: 'Releases',
  });
}
