import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { arrowsInCircles, type Arrow } from './circles.ts';

interface Package {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const packages = globSync('{shell,api,desk,mf-*,shared/*,tools,tools/*,e2e,e2e/suite}/package.json')
  .sort()
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Package);

test('no packages of the workspace need each other in a circle, not even for their tests', () => {
  expect(packages.length).toBeGreaterThan(15);

  expect(arrowsInCircles(packages.flatMap(needsOf))).toEqual([]);
});

function needsOf({ name, dependencies, devDependencies }: Package): Arrow[] {
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((needed) => packages.some((each) => each.name === needed))
    .map((needed) => ({ from: name, to: needed }));
}
