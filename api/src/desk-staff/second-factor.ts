import { Secret, TOTP } from 'otpauth';

/** A new secret for an authenticator application, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that authenticator applications read from a QR code. */
export function authenticatorAddress(
  secret: string,
  { shopName, userName }: { shopName: string; userName: string },
): string {
  return totpOf(secret, { issuer: shopName, label: userName }).toString();
}

/**
 * The time step to which a code belongs: of now, or of 30 seconds before or after, since clocks differ. Null for a wrong code, and
 * for one of a step up to `lastStep`: whoever has looked over a shoulder cannot use the code again.
 */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null {
  const timestamp = now.getTime();
  const distance = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  if (distance === null) return null;
  const step = Math.floor(timestamp / (periodSeconds * 1000)) + distance;
  return step > lastStep ? step : null;
}

const periodSeconds = 30;

function totpOf(secret: string, name: { issuer?: string; label?: string } = {}): TOTP {
  const base32 = Secret.fromBase32(secret);
  return new TOTP({ ...name, secret: base32, digits: 6, period: periodSeconds, algorithm: 'SHA1' });
}
