import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test.runIf(process.platform === 'linux')(
  'the memory that a backup reports is its own, and not that of the shop which began it',
  () => {
    const module = fileURLToPath(new URL('./own-memory.ts', import.meta.url));
    const begin = `
      const held = Buffer.alloc(300e6, 1);
      const script = 'console.log((await import(${JSON.stringify(module)})).ownMegabytes())';
      require('node:child_process').execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
      held.at(0);`;

    const said = execFileSync(process.execPath, ['-e', begin], { encoding: 'utf8' });

    expect(Number(said)).toBeGreaterThan(10);
    expect(Number(said)).toBeLessThan(200);
  },
);
