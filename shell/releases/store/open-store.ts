import path from 'node:path';
import { folderStore } from './folder-store.ts';
import { httpStore } from './http-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';

/**
 * The store that a setting names: `s3://bucket/prefix` with the usual `AWS_…` variables, `https://host/prefix/` with
 * `KASHI_RELEASES_TOKEN` if the host requires it, or a folder. Throws for any other setting, without its secrets.
 */
export function openStore(
  setting: string,
  environment: NodeJS.ProcessEnv = process.env,
): ReleaseStore {
  if (!/^\w+:\/\//.test(setting)) return folderStore(path.resolve(setting));

  if (!URL.canParse(setting)) {
    throw new Error('KASHI_RELEASES is no address: s3://…, https://… or a folder');
  }
  const url = new URL(setting);
  if (url.username || url.password) {
    throw new Error('The address of the store carries a password: KASHI_RELEASES_TOKEN is for it');
  }
  if (url.protocol === 's3:') return s3Store(url, environment);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`No store is known at ${url.protocol}//…: s3://, https:// or a folder`);
  }
  const token = environment['KASHI_RELEASES_TOKEN'];
  return httpStore({
    base: new URL(setting.endsWith('/') ? setting : `${setting}/`),
    credentials: 'KASHI_RELEASES_TOKEN',
    authorized: ({ headers }) =>
      token ? { ...headers, authorization: `Bearer ${token}` } : headers,
  });
}
