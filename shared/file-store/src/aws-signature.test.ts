import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { signatureFault } from './aws-signature-fixtures.ts';

/** The example of a signed `GET` in the documentation of Amazon S3. */
const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const example = (signature: string) =>
  ({
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization: [
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date',
        `Signature=${signature}`,
      ].join(', '),
    },
  }) as unknown as IncomingMessage;
const documented = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';

test("the signature check accepts Amazon's own example, and no other signature", () => {
  const nothing = Buffer.alloc(0);

  expect(signatureFault(example(documented), nothing, keys)).toBeNull();
  expect(signatureFault(example(documented.replace('f0', '0f')), nothing, keys)).toBe(
    'SignatureDoesNotMatch',
  );
});
