import type { FastifyInstance } from 'fastify';
import { Cutter } from './cutter.ts';
import { clearOldUploads } from './upload-folder.ts';

/**
 * Serves calls whose bodies are files of pictures. The bodies are left to the calls, which read them once they know who sends them;
 * the given cutter ends with the server.
 */
export async function fileCalls(
  app: FastifyInstance,
  mediaFolder: string,
  serveCalls: (files: FastifyInstance, cutter: Cutter) => void,
): Promise<void> {
  const cutter = cutterOf(app);
  await clearOldUploads(mediaFolder, new Date());
  await app.register(async (files) => {
    files.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
    serveCalls(files, cutter);
  });
}

/** A cutter that ends with the server, before the calls under way are waited for. */
export function cutterOf(app: FastifyInstance): Cutter {
  const cutter = new Cutter();
  app.addHook('preClose', async () => cutter.close());
  return cutter;
}
