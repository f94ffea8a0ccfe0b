import { importsOf } from '../touched/imports-of.ts';

/** The houses of the workspace, whose folders are rooms; a file that lies beside the folders is a room as well. */
const houseOf =
  /^(?:shell\/(?:app|host|releases)|(?:api|desk|mf-[^/]+|shared\/[^/]+|e2e\/suite)\/src|tools)(?=\/)/;
/** Tests, and what makes their data, stand beside what they test, and may import from any room. */
const isForTests = /(?:\.test\.tsx?|fixtures\.tsx?|\/testing\/[^/]+)$/;

/**
 * The imports between rooms of one house that lead in a circle, as `api/src: carts → orders (api/src/carts/carts.ts)`: none of those
 * rooms can be understood without the others. `files`: paths from the workspace's root with their texts.
 */
export function circlesOfRooms(files: ReadonlyMap<string, string>): string[] {
  const arrows = [...files].flatMap(([file, text]) => arrowsFrom(file, text, files));
  return withoutEnds(arrows).map(
    ({ house, from, to, file }) => `${house}: ${from} → ${to} (${file})`,
  );
}

interface Arrow {
  house: string;
  from: string;
  to: string;
  file: string;
}

function arrowsFrom(file: string, text: string, files: ReadonlyMap<string, string>): Arrow[] {
  const [house] = houseOf.exec(file) ?? [];
  if (!house || isForTests.test(file)) return [];
  return importsOf(file, text)
    .filter((imported) => files.has(imported) && imported.startsWith(`${house}/`))
    .map((imported) => ({ house, from: roomIn(house, file), to: roomIn(house, imported), file }))
    .filter(({ from, to }) => from !== to);
}

function roomIn(house: string, file: string): string {
  const [room = ''] = file.slice(house.length + 1).split('/');
  return room;
}

/** Leaves out, again and again, the arrows that lead to a room without arrows or come from one; what is left has no end. */
function withoutEnds(arrows: Arrow[]): Arrow[] {
  const sources = new Set(arrows.map(({ house, from }) => `${house} ${from}`));
  const targets = new Set(arrows.map(({ house, to }) => `${house} ${to}`));
  const left = arrows.filter(
    ({ house, from, to }) => sources.has(`${house} ${to}`) && targets.has(`${house} ${from}`),
  );
  return left.length === arrows.length ? left : withoutEnds(left);
}
