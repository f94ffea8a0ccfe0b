import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const docs = readFileSync('docs/operations/opening.md', 'utf8');

test.each([
  ['docs/operations/kashi.service', /^ExecStart=\/usr\/bin\/env (.*)$/m],
  ['docs/operations/Containerfile', /^CMD \["(node".*)"\]$/m],
])('%s starts what `npm start` does, and the docs lead to it', (file, command) => {
  const started = command.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('", "', ' ');

  expect(started).toBe(scripts['start']);
  expect(docs).toContain(`](${path.basename(file)})`);
});

test('a command is given the same user, folder and settings as the unit gives the shop', () => {
  const unit = readFileSync('docs/operations/kashi.service', 'utf8');
  const ofUnit = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  const [, given = ''] = /^alias in-shop='systemd-run (.*)'$/m.exec(docs) ?? [];

  // A command listens nowhere.
  const variables = ofUnit('Environment')
    .split(' ')
    .filter((each) => !/^(?:PORT|KASHI_HOST)=/.test(each));
  expect(variables).toContainEqual(expect.stringMatching(/^KASHI_DATA=/));
  expect(given.split(' ')).toEqual(
    expect.arrayContaining([
      `--uid=${ofUnit('User')}`,
      `--working-directory=${ofUnit('WorkingDirectory')}`,
      `--property=EnvironmentFile=${ofUnit('EnvironmentFile')}`,
      ...variables.map((each) => `--setenv=${each}`),
    ]),
  );
});

test('a container has the folder for its data, and what installs the shop is there', () => {
  const container = readFileSync('docs/operations/Containerfile', 'utf8');

  const [, script = ''] = /^RUN node (\S+) --version$/m.exec(container) ?? [];
  expect(existsSync(script)).toBe(true);
  const [, volume] = /^VOLUME (.*)$/m.exec(container) ?? [];
  expect(container).toContain(`KASHI_DATA=${volume}\n`);
});

test.each([
  ['docs/operations/opening.md', 'systemctl reload nginx'],
  ['docs/operations/containers.md', 'restart proxy'],
])('%s renews a certificate by a command that brings it to the proxy as well', (file, telling) => {
  const page = readFileSync(file, 'utf8').replaceAll(/\\\n\s*/g, '');

  const renewals = page.match(/certbot certonly --webroot[^`\n]*/g) ?? [];

  expect(renewals).toHaveLength(1);
  expect(renewals[0]).toMatch(new RegExp(`--deploy-hook '[^']*${telling}'`));
});

test('an update compares the copies that a machine has of the unit and the proxy with the checkout', () => {
  const page = readFileSync('docs/operations/updates.md', 'utf8');
  const [, files = ''] = /^git -C \S+ diff \w+ HEAD -- (.*)$/m.exec(page) ?? [];

  const compared = files.split(' ');

  expect(compared).toEqual(
    expect.arrayContaining(['docs/operations/kashi.service', 'docs/operations/nginx.conf']),
  );
  expect(compared.filter((file) => !existsSync(file))).toEqual([]);
});
