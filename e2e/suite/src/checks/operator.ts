import { exec } from 'node:child_process';
import type { Session } from '../browser/session.ts';
import type { Fault } from '../report/row.ts';

/** A release may take minutes; a command that asks for something waits for ever. */
const commandMs = 10 * 60_000;

/** Runs a command of the operator's, in the folder of the map. Answers what went wrong. */
export function operate({ commandFolder }: Session, command: string): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    exec(command, { cwd: commandFolder, timeout: commandMs }, (error, stdout, stderr) => {
      if (!error) return resolve(undefined);
      const said = `${stdout}${stderr}`.trim().slice(-200);
      resolve({ expected: `the command “${command}” to end well`, seen: said || error.message });
    });
  });
}
