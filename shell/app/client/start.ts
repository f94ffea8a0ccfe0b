import './start-gate.ts';
import './trusted-markup.ts';

/**
 * What the shell is made of, in the order in which it is read and begun: React and what else the remotes share, the federation,
 * and the shop itself. Each has a task of its own. Together they would be the longest of a product's page, in which a slow
 * phone neither paints nor hears a press for 0.2 seconds.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ './shared-libraries.ts'),
  () => import(/* webpackMode: "eager" */ './remote-modules.ts'),
  () => import(/* webpackMode: "eager" */ '../frame/hydrate-frame.tsx'),
  () => import(/* webpackMode: "eager" */ './main.ts'),
];

// Caught by nobody: the start gate hears of what fails here, and shuts.
void startInTurns();

async function startInTurns(): Promise<void> {
  for (const part of parts) {
    await part();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
