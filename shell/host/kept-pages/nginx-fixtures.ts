import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../processes/free-port.ts';

const { status, stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });

/** Whether nginx is installed (`apt-get install nginx-light`); its tests are skipped otherwise. */
export const hasNginx = status === 0;

/** Where the installed nginx keeps files of its own; '' where it does not say. */
export const nginxFolder = /--http-proxy-temp-path=(\S+)\/proxy /.exec(stderr ?? '')?.[1] ?? '';

/** Requests that wait for one another would do so for good, so that a test need not tell a second from five. */
const patience = 'proxy_cache_lock_timeout 1h; proxy_cache_lock_age 1h;';

/**
 * Starts the handbook's nginx in front of hosts at these ports, on plain HTTP; it ends with the test. Returns its address, the
 * port that stands for 80, the folder of challenges, and its two logs so far. `purge` takes purges, and behind `desk` is the owner's desk.
 */
export async function anNginxBefore(
  hostPorts: readonly (number | string)[],
  { purge, desk }: { purge?: number; desk?: number } = {},
) {
  const port = await freePort();
  const purgedAt = purge ?? (await freePort());
  const deskPort = desk ?? (await freePort());
  const plainPort = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const handbook = readFileSync(path.resolve('docs/operations/nginx.conf'), 'utf8');
  const [, server = ''] = /^( *server 127\.0\.0\.1:3000.*;)$/m.exec(handbook) ?? [];
  const servers = hostPorts.map((hostPort) => server.replace('3000', String(hostPort)));
  const config = handbook
    .replaceAll('/var/lib/nginx/kashi', path.join(folder, 'cache'))
    .replace('listen 127.0.0.1:3080', `listen 127.0.0.1:${purgedAt}`)
    .replace(server, servers.join('\n'))
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('/var/log/nginx/access.log', path.join(folder, 'access.log'))
    .replaceAll('/var/www/acme', path.join(folder, 'acme'))
    .replace('http://127.0.0.1:3002', `http://127.0.0.1:${deskPort}`)
    .replaceAll(/^.*ssl_certificate.*$/gm, '');
  writeFileSync(path.join(folder, 'kashi.conf'), config);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  mkdirSync(path.join(folder, 'cache'));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; daemon off; error_log ${folder}/error.log;
    events {} http { access_log off; ${patience} ${temporary.join(' ')} include ${folder}/kashi.conf; }`,
  );
  const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
  onTestFinished(async () => {
    nginx.kill();
    await once(nginx, 'exit');
    rmSync(folder, { recursive: true });
  });
  return {
    port,
    plainPort,
    challenges: path.join(folder, 'acme/.well-known/acme-challenge'),
    url: `http://127.0.0.1:${port}`,
    said: () => readFileSync(path.join(folder, 'error.log'), 'utf8'),
    logged: () => readFileSync(path.join(folder, 'access.log'), 'utf8'),
  };
}
