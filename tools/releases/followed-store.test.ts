import { expect, test } from 'vitest';
import { patientMs } from '../../shell/host/processes/host-process-fixtures.ts';
import { aShop } from '../../shell/host/release-sets/host-store-fixtures.ts';
import { supervised } from '../processes/supervised-fixtures.ts';

test.each([['tools/start.ts'], ['tools/serve.ts', 'host']])(
  'a start that follows a store of releases, by %s, says that it makes nothing of the checkout live',
  { timeout: 2 * patientMs },
  async (...words) => {
    const { server } = await aShop();
    const { ended, address, said } = supervised(words, server.url);

    await Promise.race([address, ended]);

    expect(said()).toContain(
      'This shop serves the releases of KASHI_RELEASES; npm run release brings those of this checkout there.',
    );
  },
);
