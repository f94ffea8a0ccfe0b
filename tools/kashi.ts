#!/usr/bin/env node
import { command } from './running/command.ts';
import { expectShop } from './development/expect-shop.ts';
import { takeEnvironment } from './development/taken-environment.ts';
import { ownRemote } from './workspace.ts';

/** What `kashi` can do, in the folder in which it stands: a workspace, or the repository of one remote. Each takes the words behind its name. */
const commands: Record<string, (words: string[]) => Promise<void> | void> = {
  dev: async (words) => (await import('./dev.ts')).devCommand(words),
  check: async () => (await import('./check.ts')).checkCommand(),
  build: async (words) => (await import('./builds/build.ts')).build(words),
  release: async (words) => (await import('./release.ts')).releaseCommand(words),
  rollback: async (words) => (await import('./releases/rollback.ts')).rollbackCommand(words),
  canary: async (words) => (await import('./releases/canary.ts')).canaryCommand(words),
  override: async (words) => (await import('./releases/override.ts')).overrideCommand(words),
  remotes: async (words) => (await import('./releases/remotes.ts')).remotesCommand(words),
  switch: async (words) => (await import('./releases/switch.ts')).switchCommand(words),
  retire: async (words) => (await import('./releases/retire.ts')).retireCommand(words),
  prune: async (words) => (await import('./releases/prune.ts')).pruneCommand(words),
  types: async (words) => (await import('./types.ts')).typesCommand(words),
  record: async (words) => (await import('./record.ts')).recordCommand(words),
  new: async (words) => (await import('./new-remote/new-remote.ts')).newCommand(words),
  'registry-key': async () =>
    (await import('./releases/keys/registry-key.ts')).registryKeyCommand(),
  'sign-registry': async () =>
    (await import('./releases/keys/sign-registry.ts')).signRegistryCommand(),
  'team-keys': async (words) =>
    (await import('./releases/keys/team-keys.ts')).teamKeysCommand(words),
};

const oldestNode = 24;

await command(async () => {
  if (Number.parseInt(process.versions.node) < oldestNode) {
    throw new Error(
      `kashi needs Node ${oldestNode}: npx kashi takes the one that the repository names`,
    );
  }
  // As at the door of npm's scripts: a job's variable that its forge has no value for is empty, which is not set.
  for (const [setting, value] of Object.entries(process.env)) {
    if (value === '') delete process.env[setting];
  }
  const [name = '', ...words] = process.argv.slice(2);
  const run = commands[name];
  if (!run) throw new Error(`Say what: kashi ${Object.keys(commands).join(' | ')}`);
  const given = name === 'dev' ? words : takeEnvironment(words);
  expectShop(name, ownRemote());
  // The gate renders in this process.
  await import('../shell/host/release-sets/release/one-react.ts');
  await run(given);
});
