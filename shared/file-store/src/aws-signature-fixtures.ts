import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The keys that a server with AWS Signature Version 4 accepts. */
export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/** Null if these keys have signed the S3 request, its body included; otherwise S3's name of the fault. */
export function signatureFault(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, sessionToken }: Keys,
): string | null {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [key, date = '', region = '', service = ''] = credential.split('/');
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  if (headers['x-amz-security-token'] !== sessionToken) return 'InvalidToken';
  const bodyHash = sha256(body);
  if (headers['x-amz-content-sha256'] !== bodyHash) return 'XAmzContentSHA256Mismatch';
  const unsigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (unsigned.some((name) => !names.split(';').includes(name))) return 'AccessDenied';

  const time = String(headers['x-amz-date']);
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const [pathname, query = ''] = url.split('?');
  const asked = [method, pathname, query, signedHeaders.join(''), names, bodyHash].join('\n');
  const scope = [date, region, service, 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(asked)].join('\n');
  const signingKey = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(signingKey, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
