import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { CreationOptions, RequestOptions } from '@kashi/contracts/desk/passkeys';

/** What a test may tell the browser or the authenticator to do otherwise than an honest one would. */
interface Lie {
  origin?: string;
  rpId?: string;
  /** Whether the person was verified, by PIN or finger. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

interface AuthenticatorOptions {
  /** The page's address, which the browser writes into every answer. */
  origin: string;
  /** Whether the passkey can be copied to other devices, and counts no uses. */
  isSynced?: boolean;
}

/** A browser with an authenticator that has one passkey, made with Node's own cryptography: ES256, without a statement of its maker. */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #isSynced: boolean;
  readonly #id = randomBytes(32);
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;
  #userHandle = base64url(randomBytes(16));
  #counter = 0;

  constructor({ origin, isSynced = false }: AuthenticatorOptions) {
    this.#origin = origin;
    this.#isSynced = isSynced;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = publicKey;
    this.#privateKey = privateKey;
  }

  /** What `navigator.credentials.create` answers, as JSON. */
  create({ challenge, rp, user }: CreationOptions, lie: Lie = {}) {
    this.#userHandle = user.id;
    const keyLength = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), keyLength, this.#id, this.#coseKey()]);
    const authData = this.#authenticatorData(rp.id, lie, credential);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, lie),
        attestationObject: base64url(
          cbor(new Map(Object.entries({ fmt: 'none', attStmt: new Map(), authData }))),
        ),
      },
    };
  }

  /** What `navigator.credentials.get` answers, as JSON. */
  get({ challenge, rpId }: RequestOptions, lie: Lie = {}) {
    const clientDataJSON = this.#clientData('webauthn.get', challenge, lie);
    const authenticatorData = this.#authenticatorData(rpId, lie);
    const hash = sha256(Buffer.from(clientDataJSON, 'base64url'));
    const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), this.#privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: lie.userHandle ?? this.#userHandle,
      },
    };
  }

  #named() {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key' as const };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Lie): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  #authenticatorData(rpId: string, lie: Lie, credential = Buffer.alloc(0)): Buffer {
    if (!this.#isSynced) this.#counter = lie.counter ?? this.#counter + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flags =
      userPresent |
      (lie.isVerified === false ? 0 : userVerified) |
      (this.#isSynced ? backupEligible | backedUp : 0) |
      (credential.length > 0 ? withCredential : 0);
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([flags]), counter, credential]);
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<number, Encodable>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}

const userPresent = 0x01;
const userVerified = 0x04;
const backupEligible = 0x08;
const backedUp = 0x10;
const withCredential = 0x40;

type Encodable = number | string | Buffer | Map<number | string, Encodable>;

/** The few kinds of CBOR that an authenticator writes. */
function cbor(value: Encodable): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** The kind of a value with its length, or the number itself; up to 65,535. */
function head(kind: number, length: number): Buffer {
  const first = kind << 5;
  if (length < 24) return Buffer.from([first | length]);
  if (length < 256) return Buffer.from([first | 24, length]);
  return Buffer.from([first | 25, length >> 8, length & 0xff]);
}

function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest();
}

function base64url(bytes: Buffer): string {
  return bytes.toString('base64url');
}
