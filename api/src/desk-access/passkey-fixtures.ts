import { codeOf, type TestDesk } from '../desk/desk-fixtures.ts';
import { aDeskWithOwner, later, password } from './owner-fixtures.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

/** Where passkeys work on this machine: browsers make none for an IP address. */
export const origin = 'http://localhost:3002';

export interface Keyholder {
  desk: TestDesk;
  /** The secret of the second factor. */
  secret: string;
  cookie: string;
}

/** A desk, at `localhost` or at an address of its own, whose owner has a passkey in `device`. */
export async function aDeskWithPasskey({
  isSynced = false,
  url,
}: { isSynced?: boolean; url?: string } = {}) {
  const at = url ?? origin;
  const owner = await aDeskWithOwner({ origin: at, ...(url !== undefined && { url }) });
  const device = new SoftwareAuthenticator({ origin: at, isSynced });
  const added = await addsPasskey(owner, device);
  return { ...owner, device, id: added.body.Value.id };
}

/** Password and code anew, and the challenge that is answered to them. */
export async function beginsToAdd({ desk, secret, cookie }: Keyholder) {
  later(desk, 60);
  const code = codeOf(desk.shop, secret);
  return desk.ask('POST /v1/desk/passkeys/begin', { name: 'تلفن', password, code }, { cookie });
}

export async function addsPasskey(
  keyholder: Keyholder,
  device: SoftwareAuthenticator,
  { name = 'تلفن همراه' } = {},
) {
  const begun = await beginsToAdd(keyholder);
  const passkey = device.create(begun.body.Value);
  const { desk, cookie } = keyholder;
  return desk.ask('POST /v1/desk/passkeys/finish', { name, passkey }, { cookie });
}

/** Signs in by a passkey; `lie` is what the authenticator or its browser does otherwise than it should. */
export async function signsInBy(
  desk: TestDesk,
  device: SoftwareAuthenticator,
  lie: Parameters<SoftwareAuthenticator['get']>[1] = {},
) {
  const begun = await desk.ask('POST /v1/desk/session/passkey/begin', {});
  const passkey = device.get(begun.body.Value, lie);
  return desk.ask('POST /v1/desk/session/passkey/finish', { passkey });
}
