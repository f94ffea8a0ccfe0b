import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Throws, with what to do about it, if something listens at the port of that host already, or of any, or if there is no such port
 * or host. 0 is any free port. `settings` name the variables of both.
 */
export async function expectFreePort(
  port: number,
  settings: string | { port: string; host: string },
  host?: string,
): Promise<void> {
  const names = typeof settings === 'string' ? { port: settings, host: 'KASHI_HOST' } : settings;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${names.port} should be a port, a number from 0 to 65535`);
  }
  if (port === 0) return;
  const probe = createServer().listen(port, host || undefined);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (host && ['EADDRNOTAVAIL', 'ENOTFOUND'].includes(code)) {
      throw new Error(`${host} is no address of this machine: set ${names.host} to one`, {
        cause: error,
      });
    }
    if (code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken: set ${names.port} to another one`, { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}
