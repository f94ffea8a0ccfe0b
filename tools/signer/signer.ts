import { registryKeyHere } from '../../shell/releases/keys/registry-key.ts';
import { keySigner } from '../../shell/releases/keys/key-signer.ts';
import { command } from '../running/command.ts';
import { expectFreePort } from '../processes/expect-free-port.ts';
import { forgeTokens } from './forge-tokens.ts';
import { readSignerRules } from './signer-rules.ts';
import { signingService } from './signing-service.ts';

/** `npm run signer`: signs for jobs of a forge, by rules, with the key of this machine. A proxy in front brings the encryption. */
await command(async () => {
  const key = registryKeyHere();
  if (!key) throw new Error('KASHI_REGISTRY_KEY names no key to sign with');
  const file = process.env['KASHI_SIGNER_RULES'];
  if (!file) throw new Error('KASHI_SIGNER_RULES has to name the file with the rules');
  const jobOf = forgeTokens(readSignerRules(file));
  const port = Number(process.env['KASHI_SIGNER_PORT'] ?? 3010);
  await expectFreePort(port, 'KASHI_SIGNER_PORT');

  const app = signingService({
    signer: keySigner(key),
    jobOf,
    log: (line) => console.log(`${new Date().toISOString()} ${line}`),
  });
  const url = await app.listen({ port, host: process.env['KASHI_SIGNER_HOST'] ?? '127.0.0.1' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  console.log(`The signer is open at ${url}`);
});
