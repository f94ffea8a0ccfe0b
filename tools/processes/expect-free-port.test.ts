import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { expectFreePort } from './expect-free-port.ts';

test('a port that is taken is named before anything is built, with the setting that changes it', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;

  await expect(expectFreePort(port, 'PORT')).rejects.toThrow(
    `Port ${port} is taken: set PORT to another one`,
  );
});

test('a port that is free stays free', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  other.close();
  await once(other, 'close');

  await expect(expectFreePort(port, 'PORT')).resolves.toBeUndefined();
  await expect(expectFreePort(port, 'PORT')).resolves.toBeUndefined();
});
