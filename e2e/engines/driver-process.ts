import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '../../shell/host/processes/free-port.ts';
import type { AtEnd, Size } from './engine.ts';

/** Starts a WebDriver, and waits until it answers. Its address. */
export async function startDriver(
  program: string,
  variables: Record<string, string>,
  atEnd: AtEnd,
): Promise<string> {
  const port = await freePort();
  const env = { ...process.env, ...variables };
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  atEnd(() => end(driver));
  const url = `http://127.0.0.1:${port}`;
  await expect(async () => {
    expect((await fetch(`${url}/status`)).ok, `${program} answers`).toBe(true);
  }).toPass({ timeout: 30_000 });
  return url;
}

/** Starts a screen without a monitor, for a browser that needs one. Returns its name, as in `DISPLAY`. */
export async function startScreen(
  program: string,
  { width, height }: Size,
  atEnd: AtEnd,
): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const screen = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  atEnd(() => end(screen));
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
