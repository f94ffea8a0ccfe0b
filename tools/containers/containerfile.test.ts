import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mostSentPictureBytes } from '@kashi/contracts/sent-picture/sent-picture-rules';
import { mostImportBytes, mostZipPartBytes } from '@kashi/contracts/desk/goods/imports';
import { mostPictureBytes } from '@kashi/contracts/desk/goods/pictures';
import { expect, test } from 'vitest';
import { addressIn, compose, containerfile, environmentOf, stage } from './container-files.ts';

const { proxy, host, api } = compose.services;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const nginxConf = readFileSync('docs/operations/nginx.conf', 'utf8');

/** What the proxy's image makes of nginx.conf by `sed`. */
const replacements = [...stage('proxy').matchAll(/-e 's\/([^/]*)\/([^/]*)\/'/g)].map(
  ([, pattern = '', by = '']) => ({ pattern: new RegExp(pattern), by }),
);

test('every command of the containers is one of package.json', () => {
  const parts = [host, api].map(({ command = [] }) => command.join(' '));
  const [, built = ''] = /^RUN (node tools\/bootstrap\.mjs tools\/.*)$/m.exec(stage('build')) ?? [];

  expect(parts).toEqual([`${scripts['serve']} host`, `${scripts['serve']} api`]);
  expect(built).toBe(scripts['build']);
});

test('every command that the documents run in a container is one of package.json', () => {
  const page = readFileSync('docs/operations/containers.md', 'utf8');
  const command = /node tools\/bootstrap\.mjs (?:tools\/kashi\.ts [a-z-]+|[\w/.-]+)/g;
  const run = [...page.matchAll(command)].map(([each]) => each);

  expect(run).not.toEqual([]);
  expect(run.filter((each) => !Object.values(scripts).includes(each))).toEqual([]);
});

test('every file that is copied is there, and every stage that Compose asks for', () => {
  const copied = [...containerfile.matchAll(/^COPY (?!--from)(\S+) /gm)].map(
    ([, file = '']) => file,
  );
  const folder = path.resolve('docs/operations', proxy.build?.context ?? '');

  expect(copied.length).toBeGreaterThan(1);
  expect(copied.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  for (const { build } of [proxy, host, api]) {
    expect(existsSync(path.join(folder, build?.dockerfile ?? '?'))).toBe(true);
    expect(stage(build?.target ?? '?')).toContain('FROM');
  }
});

test('the images have the Node that the commands bring along', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  const images = [...containerfile.matchAll(/^FROM (\S*node:\S*)/gm)].map(([, image]) => image);

  expect(new Set(images)).toEqual(new Set([`docker.io/library/node:${version}-bookworm-slim`]));
});

test('the shop runs as a user who cannot change its code, and fetches nothing', () => {
  const shop = stage('shop');

  expect(shop).toMatch(/^USER node$/m);
  expect(shop).toMatch(/^COPY --from=build \/srv\/kashi \.$/m);
  expect(shop.match(/^RUN .*$/gm)).toEqual(['RUN mkdir -p /data/media && chown -R node: /data']);
  expect(stage('build')).toMatch(/pnpm install --prod --frozen-lockfile --offline/);
});

test('the proxy is the tested nginx.conf at the addresses of compose.yaml', () => {
  for (const { pattern } of replacements) expect(nginxConf).toMatch(pattern);
  const conf = replacements.reduce(
    (text, { pattern, by }) => text.replaceAll(new RegExp(pattern, 'g'), by),
    nginxConf.replaceAll(/#.*$/gm, ''),
  );

  expect(conf).not.toContain('127.0.0.1');
  expect(conf).toContain(`server ${addressIn('front', host)}:${environmentOf(host)['PORT']} `);
  expect(conf).toContain(`allow ${addressIn('front', host)};`);
  const { KASHI_DESK_HOST, KASHI_DESK_PORT } = environmentOf(api);
  expect(conf).toContain(`proxy_pass http://${KASHI_DESK_HOST}:${KASHI_DESK_PORT};`);
  const purge = new URL(host.environment?.['KASHI_PURGE_URL'] ?? '');
  expect(purge.hostname).toBe(addressIn('front', proxy));
  expect(conf).toContain(`listen ${purge.host};`);
});

test('the proxy listens at the ports that the machine lends it, with the certificate and the challenges of its volumes', () => {
  const portsAt = (lines: RegExp) =>
    new Set([...nginxConf.matchAll(lines)].map(([, port]) => port));
  const ports = portsAt(/listen (\d+)(?: ssl http2)?;/g);
  const [, challenges = ''] = /^ *root (\/var\/www\/\S+);$/m.exec(nginxConf) ?? [];
  const files = new Set(
    [...nginxConf.matchAll(/^ *ssl_certificate(?:_key)? (.*);$/gm)].map(([, file]) => file),
  );
  const [, cache = ''] = /^proxy_cache_path (\S+)\/kashi /m.exec(nginxConf) ?? [];

  expect(ports).toEqual(new Set(['80', '443']));
  expect(portsAt(/listen \[::\]:(\d+)(?: ssl http2)?;/g)).toEqual(ports);
  expect(proxy.ports?.toSorted()).toEqual([...ports].map((port) => `${port}:${port}`).sort());
  expect(stage('proxy')).toContain('\nEXPOSE 80 443\n');
  expect(files.size).toBe(2);
  const targets = proxy.volumes.map((mount) => mount.replace(/^(\$\{[^}]*\}|[^:]*):/, ''));
  expect(targets.sort()).toEqual(
    [cache, ...[...files, challenges].map((file) => `${file}:ro`)].sort(),
  );
});

test('nothing that git leaves out comes into an image', () => {
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const ignored = lines('.dockerignore').map((line) => line.replace('**/', ''));

  const missing = lines('.gitignore').filter((line) => !ignored.includes(line.replace(/\/$/, '')));
  expect(missing).toEqual([]);
  expect(ignored).toContain('.git');
  // Backups, whole, unfinished or encrypted: each has every customer.
  expect(ignored).toEqual(expect.arrayContaining(['*.tar.gz*', '*.dump']));
});

test('the proxy lets the largest photo of a review or a return through, and the largest file of the desk', () => {
  const most = [...nginxConf.matchAll(/client_max_body_size (\d+)m;/g)].map(
    ([, megabytes]) => Number(megabytes) * 1024 * 1024,
  );

  expect(most).toHaveLength(2);
  expect(most[0]).toBeGreaterThan(mostSentPictureBytes);
  expect(most[1]).toBeGreaterThan(Math.max(mostPictureBytes, mostImportBytes, mostZipPartBytes));
});
