// The door of every npm script, for any Node from 20 on: installs the workspace where it is not installed yet, then runs
// the given script with the Node that the workspace pins. Plain JavaScript, because nothing is installed when it starts.
// A variable of the environment that is empty, as `NAME=` in a file of settings, is not set for what it starts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

if (process.platform === 'win32') {
  console.error('Kashi runs on Linux and on macOS. On Windows, take a terminal of WSL.');
  process.exit(1);
}
const root = path.resolve(import.meta.dirname, '..');
const pinned = JSON.parse(readFileSync(path.join(root, 'tools/pinned.json'), 'utf8'));
const marker = path.join(root, 'node_modules/.installed');
const node = path.join(root, 'node_modules/node/bin/node');

const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
  .digest('hex');
const present = existsSync(marker) && existsSync(node) ? readFileSync(marker, 'utf8') : '';
let child;
// A supervisor reloads a service by SIGHUP to this process, at any moment; the started script says what it means, or ends by it.
process.on('SIGHUP', () => child?.kill('SIGHUP'));
if (present !== wanted) install();
run(process.argv.slice(2));

function install() {
  console.log('Installing the workspace…');
  const packages = Object.entries(pinned).map(([name, version]) => `--package=${name}@${version}`);
  const command = ['exec', '--yes', ...packages, '--', 'pnpm', 'install', '--frozen-lockfile'];
  const { status } = spawnSync('npm', command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(marker, wanted);
}

function run(command) {
  const bin = path.join(root, 'node_modules/.bin');
  const env = {
    // The started script reads hundreds of files; the next start finds their compiled form here.
    NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
    ...Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  };
  child = spawn(node, ['--disable-warning=ExperimentalWarning', ...command], {
    cwd: root,
    env,
    stdio: 'inherit',
  });

  // Ctrl-C reaches the whole process group by itself; a signal sent to this process alone has to be passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
