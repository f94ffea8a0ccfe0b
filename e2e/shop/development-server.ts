import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a release as its team's development server would, on a port of its own. */
export async function openDevelopmentServer(release: string) {
  const server = createServer(({ url: address = '/', method }, answer) => {
    const [url = '/'] = address.split('?');
    const file = url.startsWith('/node/')
      ? path.join(release, url)
      : path.join(release, 'web', url);
    answer.setHeader('access-control-allow-origin', '*');
    answer.setHeader('access-control-allow-headers', '*');
    answer.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    if (method === 'OPTIONS') answer.writeHead(204).end();
    else if (existsSync(file)) createReadStream(file).pipe(answer);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };

  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
