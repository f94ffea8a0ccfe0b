import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inTurn } from './hashing-queue.ts';

/** A password hashed for storage: argon2id with its parameters, in the PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return inPhcFormat(salt, await derive(password, salt));
}

/** Whether the password matches the stored hash. Takes the same time for null, which stands for a missing account. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const [, , , , salt, hash] = (stored ?? nobodysHash).split('$');
  const derived = await derive(password, Buffer.from(salt ?? '', 'base64'));
  const expected = Buffer.from(hash ?? '', 'base64');
  return (
    expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== null
  );
}

const memoryKib = 19_456;
const passes = 2;
const lanes = 1;
const saltBytes = 16;
const hashBytes = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return inTurn(() =>
    argon2id('argon2id', {
      message: password,
      nonce: salt,
      parallelism: lanes,
      tagLength: hashBytes,
      memory: memoryKib,
      passes,
    }),
  );
}

const argon2id = promisify(argon2);

function inPhcFormat(salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${plain64(salt)}$${plain64(hash)}`;
}

/** The PHC format omits base64 padding. */
function plain64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** No password has it: bytes by chance cost no start of a process the time and memory of hashing. */
const nobodysHash = inPhcFormat(randomBytes(saltBytes), randomBytes(hashBytes));
