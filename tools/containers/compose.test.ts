import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readIn } from '../papers/variables.ts';
import { expectApiSettings, expectHostSettings } from '../serve/settings.ts';
import { addressIn, compose, composeText, environmentOf, stage } from './container-files.ts';

const { proxy, host, api, database } = compose.services;
const variablesPage = readFileSync('docs/operations/variables.md', 'utf8');
const containersPage = readFileSync('docs/operations/containers.md', 'utf8');

/** `${NAME:?why}` and `${NAME:-default}`. */
const instructions = composeText.replaceAll(/#.*$/gm, '');
const asked = [...instructions.matchAll(/\$\{(\w+)(:[?-])([^}]*)\}/g)].map(
  ([, name = '', kind = '', rest = '']) => ({ name, kind, rest }),
);

test('every variable that the shop is given is one that it knows', () => {
  const given = [host, api].flatMap(({ environment }) => Object.keys(environment ?? {}));

  expect(given.filter((name) => !variablesPage.includes(`\`${name}\``))).toEqual([]);
});

test('every variable that Compose asks for is explained, and those that are asked for in vain stop it', () => {
  const names = asked.map(({ name }) => name);

  expect(names.length).toBeGreaterThan(20);
  expect(instructions.match(/\$\{/g)).toHaveLength(names.length);
  expect(
    names.filter((name) => ![variablesPage, containersPage].join().includes(`\`${name}\``)),
  ).toEqual([]);
  for (const name of ['KASHI_PUBLIC_URL', 'KASHI_METRICS_TOKEN', 'POSTGRES_PASSWORD'])
    expect(asked.filter((each) => each.name === name && each.kind !== ':?')).toEqual([]);
});

test('no secret has a value of its own in the files', () => {
  const isSecret = (name: string) => /PASSWORD|TOKEN|SECRET|KEY/.test(name);
  const environments = Object.values(compose.services).flatMap(({ environment }) =>
    Object.entries(environment ?? {}),
  );

  const written = environments.filter(
    ([name, value]) => isSecret(name) && !/^\$\{\w+:(\?[^}]*|-)\}$/.test(value),
  );
  expect(written).toEqual([]);
  expect(api.environment?.['DATABASE_URL']).toMatch(/^postgres:\/\/kashi:\$\{POSTGRES_PASSWORD:\?/);
  expect(Object.keys(environmentOf({ ...host, environment: {} })).filter(isSecret)).toEqual([]);
});

test('the host is given every variable that it reads, but those of development and of other caches', () => {
  const others = [
    'KASHI_DEVELOPER_ACCESS',
    'KASHI_HOT_REMOTE',
    'KASHI_OVERRIDES',
    'KASHI_PURGE_HEADER',
  ];
  const read = ['shell/host/environment.ts', 'shell/releases/rest-times.ts'].flatMap((file) =>
    readIn(readFileSync(file, 'utf8')),
  );

  const given = Object.keys(environmentOf(host));
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !given.includes(name) && !others.includes(name))).toEqual([]);
});

test('a host that sends traces can show a key to their collector', () => {
  expect(environmentOf(host)).toHaveProperty('OTEL_EXPORTER_OTLP_ENDPOINT');
  expect(environmentOf(host)).toHaveProperty('OTEL_EXPORTER_OTLP_HEADERS');
});

test('host and API accept their settings, and find one another', () => {
  const set = { KASHI_PUBLIC_URL: 'https://shop.example', KASHI_METRICS_TOKEN: 'x'.repeat(16) };
  const given = environmentOf(api);

  expect(() => expectApiSettings({ ...given, ...set })).not.toThrow();
  const { apiUrls } = expectHostSettings({ ...environmentOf(host), ...set });
  expect(apiUrls).toEqual([`http://api:${given['KASHI_API_PORT']}`]);
  expect(given['KASHI_API_HOST']).toBe(addressIn('shop', api));
  expect(given['KASHI_HOSTS']).toBe(`${addressIn('shop', host)},${addressIn('desk', proxy)}`);
  expect(host.environment?.['KASHI_PROXIES']).toBe(addressIn('front', proxy));
});

test('the desk listens to the proxy alone, at an address that its owner has to name', () => {
  const { KASHI_DESK_HOST, KASHI_DESK_URL } = environmentOf(api);

  expect(KASHI_DESK_HOST).toBe(addressIn('desk', api));
  expect(KASHI_DESK_URL).toMatch(/^\$\{KASHI_DESK_URL:\?/);
  expect(compose.networks['desk']?.internal).toBe(true);
});

test('each fixed address lies in its network', () => {
  for (const [network, services] of [
    ['front', [proxy, host]],
    ['shop', [host, api]],
    ['desk', [proxy, api]],
  ] as const) {
    const subnet = compose.networks[network]?.ipam?.config[0]?.subnet ?? '';
    const [, prefix] = /^(\d+\.\d+\.\d+\.)0\/24$/.exec(subnet) ?? [];
    const last = services.map((service) => addressIn(network, service).replace(prefix ?? '?', ''));
    // The first address of a network is the machine's own.
    expect(last.filter((each) => !/^\d+$/.test(each) || Number(each) < 2)).toEqual([]);
    expect(new Set(last).size).toBe(services.length);
  }
});

test('only the API reaches the database, and only the proxy has a port of the machine', () => {
  const services = Object.entries(compose.services);
  const isIn = (network: string) =>
    services.flatMap(([name, { networks }]) =>
      (Array.isArray(networks) ? networks : Object.keys(networks)).includes(network) ? name : [],
    );

  expect(isIn('store')).toEqual(['api', 'database']);
  expect(isIn('desk')).toEqual(['proxy', 'api']);
  expect(services.flatMap(([name, { ports }]) => (ports ? name : []))).toEqual(['proxy']);
});

test.each([
  ['host', 'shell/host/processes/drain.ts', /graceMs = ([\d_]+)/],
  ['proxy', 'shell/host/processes/drain.ts', /graceMs = ([\d_]+)/],
  ['api', 'api/src/main.ts', /mostMsToClose = ([\d_]+)/],
] as const)('%s has five seconds more to stop than its code takes', (name, file, pattern) => {
  // A team's own checkout may be without the API.
  if (!existsSync(file)) return;
  const [, ms = ''] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
  const [, seconds = ''] = /^(\d+)s$/.exec(compose.services[name].stop_grace_period) ?? [];

  expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(Number(ms.replaceAll('_', '')) + 5000);
});

test('every part is started again, and health is asked where each listens', () => {
  const services = Object.values(compose.services);

  expect(services.map(({ restart }) => restart)).toEqual(services.map(() => 'always'));
  const { PORT } = environmentOf(host);
  const { KASHI_API_HOST, KASHI_API_PORT } = environmentOf(api);
  expect(host.healthcheck?.test.join(' ')).toContain(`'http://127.0.0.1:${PORT}/healthz'`);
  expect(api.healthcheck?.test.join(' ')).toContain(
    `'http://${KASHI_API_HOST}:${KASHI_API_PORT}/healthz'`,
  );
  expect(database.healthcheck?.test).toContain('pg_isready');
  expect(stage('proxy')).toMatch(/^HEALTHCHECK .*\/healthz$/m);
});

test('no log of a container grows without end', () => {
  const logs = Object.values(compose.services).map(({ logging }) => logging);

  for (const log of logs) {
    // By their own default engines keep everything.
    expect(log?.driver).toBe('json-file');
    expect(log?.options['max-size']).toMatch(/^\d+m$/);
    expect(log?.options['max-file']).toMatch(/^\d$/);
  }
});

test('every named volume is used, and the host reads the pictures that the API writes', () => {
  const mounts = Object.values(compose.services).flatMap(({ volumes }) => volumes);
  const named = mounts
    .map((mount) => mount.split(':', 1)[0])
    .filter((name) => /^[\w-]+$/.test(name ?? ''));

  expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
  const pictures = `${environmentOf(api)['KASHI_DATA']}/media`;
  expect(api.volumes).toContain(`pictures:${pictures}`);
  expect(host.volumes).toContain(`pictures:${host.environment?.['KASHI_MEDIA_FOLDER']}:ro`);
});

test('backups go into a folder of the machine, which the API alone reaches and the documents write to', () => {
  const isOfBackups = (mount: string) => mount.includes('KASHI_BACKUPS');
  const having = Object.values(compose.services).filter(({ volumes }) => volumes.some(isOfBackups));
  const [, folder = '?'] = /:(\/\w+)$/.exec(api.volumes.find(isOfBackups) ?? '') ?? [];
  const files = ['backup', 'restore'].map(
    (name) =>
      new RegExp(`shop (?:exec|run --rm) api .*/${name}-command\\.ts "?(\\S*)/`).exec(
        containersPage,
      )?.[1],
  );

  expect(having).toEqual([api]);
  expect(files).toEqual([folder, folder]);
});
