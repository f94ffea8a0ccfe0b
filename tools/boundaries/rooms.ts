import { importsOf } from '../touched/imports-of.ts';
import { arrowsInCircles, type Arrow } from './circles.ts';

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
  return arrowsInCircles(arrows).map(({ house, from, to, file }) => {
    const [room, imported] = [from, to].map((each) => each.slice(house.length + 1));
    return `${house}: ${room} → ${imported} (${file})`;
  });
}

interface ArrowOfRoom extends Arrow {
  house: string;
  file: string;
}

function arrowsFrom(file: string, text: string, files: ReadonlyMap<string, string>): ArrowOfRoom[] {
  const [house] = houseOf.exec(file) ?? [];
  if (!house || isForTests.test(file)) return [];
  return importsOf(file, text)
    .filter((imported) => files.has(imported) && imported.startsWith(`${house}/`))
    .map((imported) => ({ house, from: roomIn(house, file), to: roomIn(house, imported), file }))
    .filter(({ from, to }) => from !== to);
}

/** The path of the room, house and all, because two houses may have rooms of one name. */
function roomIn(house: string, file: string): string {
  const [room = ''] = file.slice(house.length + 1).split('/');
  return `${house}/${room}`;
}
