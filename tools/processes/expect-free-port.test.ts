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

test('a port that is taken at another address of the machine may be listened at', async () => {
  const other = createServer().listen(0, '127.0.0.2');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;

  await expect(expectFreePort(port, 'PORT', '127.0.0.1')).resolves.toBeUndefined();
});

test("an address that is not this machine's is named", async () => {
  await expect(expectFreePort(3000, 'PORT', '192.0.2.1')).rejects.toThrow(
    '192.0.2.1 is no address of this machine: set KASHI_HOST to one',
  );
  const ofApi = { port: 'KASHI_API_PORT', host: 'KASHI_API_HOST' };
  await expect(expectFreePort(3001, ofApi, '192.0.2.1')).rejects.toThrow(
    '192.0.2.1 is no address of this machine: set KASHI_API_HOST to one',
  );
});

test.each([Number('abc'), 65_536, -1, 80.5])('%d is refused, since it is no port', async (port) => {
  await expect(expectFreePort(port, 'PORT')).rejects.toThrow(
    new Error('PORT should be a port, a number from 0 to 65535'),
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
