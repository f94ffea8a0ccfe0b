import { engineNeeds, type EngineName } from './browsers/engine-needs.ts';
import { command } from './running/command.ts';
import { run } from './running/run.ts';

const all = Object.keys(engineNeeds) as EngineName[];

/**
 * Buys in the engines of the given names, or in all. One that cannot be had on this machine is told and left out, but not
 * where continuous integration runs.
 */
await command(async () => {
  const names = process.argv.slice(2);
  const stranger = names.find((name) => !(name in engineNeeds));
  if (stranger) throw new Error(`No engine is called ${stranger}. There are ${all.join(', ')}`);
  const wanted = all.filter((name) => names.length === 0 || names.includes(name));
  const projects = wanted.filter(isHere).map((name) => `--project=${name}`);
  if (projects.length === 0) return;

  const playwright = ['test', '--config', 'e2e/engines/playwright.config.ts', ...projects];
  const { code } = await run('e2e/node_modules/.bin/playwright', playwright);
  process.exitCode = code;
});

function isHere(name: EngineName): boolean {
  try {
    engineNeeds[name]();
    return true;
  } catch (error) {
    if (process.env['CI']) throw error;
    console.warn(`${name} is left out. ${(error as Error).message}`);
    return false;
  }
}
