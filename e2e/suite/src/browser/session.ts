import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import type { Part } from '../map/parts-of.ts';
import type { ShopMap } from '../map/shop-map.ts';

/** What a page was like while nothing was broken. */
interface Healthy {
  firstPaintMs: number | undefined;
  /** The parts of the map that stood. Nothing can be said of others while something is broken. */
  parts: Part[];
  /** How many elements of each team were to be seen. */
  tiles: Record<string, number>;
  /** The teams whose files the page asked for. */
  asked: string[];
  /** The paths that links led to. */
  links: string[];
  /** The path that the shop answers at, which may be another than the map's. */
  path: string;
}

/** One run of the suite. */
export interface Session {
  map: ShopMap;
  address: string;
  browser: Browser;
  /** Where pictures of failures go. */
  pictures: string;
  /** Where the operator's commands run. */
  commandFolder: string;
  /** What browsers have reported of the policy, on whichever visit. */
  violations: Set<string>;
  /** Scripts of other sites that come without integrity. */
  foreignScripts: Set<string>;
  healthy: Map<string, Healthy>;
}

/** Opens the Chromium that `CHROME_PATH` names, or else the one that Playwright has installed. */
export async function openBrowser(): Promise<Browser> {
  const named = process.env['CHROME_PATH'];
  const executablePath = named ?? chromium.executablePath();
  if (!existsSync(executablePath)) {
    throw new Error(
      named
        ? `There is no browser at ${named}, which CHROME_PATH names.`
        : 'There is no browser: run `npx playwright-core install chromium`, or name one in CHROME_PATH.',
    );
  }
  // Containers lack the rights for the sandbox, and the suite opens no address but the shop's.
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** So long may a part take, in milliseconds. */
export function patienceMs({ map }: Session): number {
  return map.within * 1000;
}

/** So long may a healthy page take to load, however slow the shop is at its first visitor. In milliseconds. */
export const loadMs = 60_000;
