import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { httpStore } from './http-store.ts';
import type { FileStore } from './file-store.ts';

/**
 * A bucket of S3 or of a compatible service: requests as to a file server, each signed (AWS Signature Version 4), at
 * `<endpoint>/<bucket>/<prefix>/`. Throws if a setting is missing.
 */
export function s3Store(
  { host: bucket, pathname: prefix }: URL,
  environment: Record<string, string | undefined>,
  { contents }: { contents: string },
): FileStore {
  const {
    AWS_REGION: region = 'us-east-1',
    AWS_ENDPOINT_URL: endpoint = `https://s3.${region}.amazonaws.com`,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = environment;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error(`${contents} in a bucket need AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`);
  }
  const keys = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
  /** The signing keys of the day. */
  const cache = new Map<string, ArrayBuffer>();

  return httpStore({
    base: new URL([endpoint.replace(/\/$/, ''), bucket, ...segments(prefix), ''].join('/')),
    credentials: 'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION',
    async authorized({ method, url, headers, body }) {
      const hash = createHash('sha256')
        .update(body ?? '')
        .digest('hex');
      const signer = new AwsV4Signer({
        ...keys,
        method,
        url: url.href,
        headers: { ...headers, 'x-amz-content-sha256': hash },
        service: 's3',
        region,
        cache,
      });
      return (await signer.sign()).headers;
    },
  });
}

function segments(prefix: string): string[] {
  return prefix.split('/').filter(Boolean);
}
