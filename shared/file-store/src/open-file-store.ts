import path from 'node:path';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { httpStore } from './http-store.ts';
import { s3Store } from './s3-store.ts';

interface StoreSettings {
  /** The variable that names the store. */
  setting: string;
  /** The token that a host of files may require, and the variable that it is in. */
  token: { variable: string; value: string | undefined };
  /** What lies in the store: the first word of a sentence. */
  contents: string;
}

/**
 * The store at an address: `s3://bucket/prefix` with the usual `AWS_…` variables, `https://host/prefix/` with a token if the host
 * requires one, or a folder. Throws a sentence for any other address, without its secrets.
 */
export function openFileStore(
  address: string,
  environment: Record<string, string | undefined>,
  { setting, token, contents }: StoreSettings,
): FileStore {
  if (!/^\w+:\/\//.test(address)) return folderStore(path.resolve(address));

  if (!URL.canParse(address)) {
    throw new Error(`${setting} is no address: s3://…, https://… or a folder`);
  }
  const url = new URL(address);
  if (url.username || url.password) {
    throw new Error(`The address of the store carries a password: ${token.variable} is for it`);
  }
  if (url.protocol === 's3:') return s3Store(url, environment, { contents });
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`No store is known at ${url.protocol}//…: s3://, https:// or a folder`);
  }
  return httpStore({
    base: new URL(address.endsWith('/') ? address : `${address}/`),
    credentials: token.variable,
    authorized: ({ headers }) =>
      token.value ? { ...headers, authorization: `Bearer ${token.value}` } : headers,
  });
}
