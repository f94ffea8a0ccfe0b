#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MapMistakes, readMap } from './map/read-map.ts';
import { reportOf } from './report/table.ts';
import { runSuite } from './run-suite.ts';

const usage = `kashi-suite MAP [--address URL] [--json FILE]

Runs the checks that MAP, a JSON file, describes against a shop, and prints what the shop survives.
  --address URL  the shop's address, in place of the map's
  --json FILE    writes every finding to a file as well
Pictures of failures go to the folder kashi-suite-pictures. The exit code is 1 if a check failed, 2 if the suite could not run.`;

/** What keeps the suite from running is told in a sentence; the exit code tells it from a shop that fails. */
try {
  process.exitCode = await main();
} catch (error) {
  const told = error instanceof MapMistakes ? error.sentences : [(error as Error).message];
  process.stderr.write(`${told.join('\n')}\n`);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      address: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [file] = positionals;
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  if (file === undefined || positionals.length > 1) throw new Error(usage);

  const map = readMap(readFileSync(file, 'utf8'));
  const address = values.address ?? map.address;
  if (address === undefined) {
    throw new Error('The map names no `address`, and the command has no --address.');
  }
  await expectAnswer(address);
  const rows = await runSuite(map, {
    address,
    pictures: path.resolve('kashi-suite-pictures'),
    commandFolder: path.dirname(path.resolve(file)),
  });
  process.stdout.write(`${reportOf(rows, Object.keys(map.teams))}\n`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ address, rows }, null, 2)}\n`);
  return rows.some(({ result }) => result === 'failed') ? 1 : 0;
}

async function expectAnswer(address: string): Promise<void> {
  try {
    await fetch(address);
  } catch {
    throw new Error(`Nothing answers at ${address}.`);
  }
}
