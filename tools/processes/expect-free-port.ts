import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws, with what to do about it, if something listens at the port already. 0 is any free port. */
export async function expectFreePort(port: number, setting: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken: set ${setting} to another one`, { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}
