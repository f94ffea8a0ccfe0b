import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** A password as it is stored: argon2id with its parameters, in the PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt);
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${plain64(salt)}$${plain64(hash)}`;
}

/** Whether the password is the one behind the stored hash. Takes as long for null, which stands for no account at all. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const [, , , , salt, hash] = (stored ?? (await nobodysHash)).split('$');
  const derived = await derive(password, Buffer.from(salt ?? '', 'base64'));
  const expected = Buffer.from(hash ?? '', 'base64');
  return (
    expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== null
  );
}

const memoryKib = 19_456;
const passes = 2;
const lanes = 1;

/** Each takes 19 MiB and a core; more at once would only make everybody wait longer. */
const mostInFlight = 4;

let inFlight = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  if (inFlight >= mostInFlight) await new Promise<void>((resolve) => waiting.push(resolve));
  else inFlight += 1;
  try {
    return await argon2id('argon2id', {
      message: password,
      nonce: salt,
      parallelism: lanes,
      tagLength: 32,
      memory: memoryKib,
      passes,
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else inFlight -= 1;
  }
}

const argon2id = promisify(argon2);

/** The PHC format leaves the padding of base64 out. */
function plain64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

const nobodysHash = hashPassword(randomBytes(12).toString('hex'));
