import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws, with what to do about it, if something listens at the port of that host already, or of any. 0 is any free port. */
export async function expectFreePort(port: number, setting: string, host?: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen(port, host || undefined);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (host && ['EADDRNOTAVAIL', 'ENOTFOUND'].includes(code)) {
      throw new Error(`${host} is no address of this machine: set KASHI_HOST to one`, {
        cause: error,
      });
    }
    if (code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken: set ${setting} to another one`, { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}
