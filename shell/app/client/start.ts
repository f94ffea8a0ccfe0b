import './start-gate.ts';
import './code/trusted-markup.ts';
import { keepUpWithTranslators } from '@kashi/ui/text/translated-text';
import { nextTask } from './next-task.ts';

/**
 * The parts of the shell in the order in which they load and start: React and the other shared libraries, the federation, header
 * and footer, and the shop itself. Each part has a task of its own. One task for all would be the longest of
 * a product's page, and a slow phone would neither paint nor react to a press for 0.2 seconds.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ './code/shared-libraries.ts'),
  () => import(/* webpackMode: "eager" */ './code/remote-modules.ts'),
  () => import(/* webpackMode: "eager" */ '../frame/hydrate-frame.tsx'),
  () => import(/* webpackMode: "eager" */ './main.ts'),
];

keepUpWithTranslators();
// Not caught on purpose: the start gate sees the error and shuts.
void startInTurns();

async function startInTurns(): Promise<void> {
  for (const part of parts) {
    await part();
    await nextTask();
  }
}
