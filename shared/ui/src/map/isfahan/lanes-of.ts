/** Latitude and longitude in degrees. */
export type Point = [lat: number, lng: number];

type Metres = [east: number, north: number];

/**
 * The lanes of a quarter, for the look of it: two sets of parallel lines, cut off at its outline. `turn` is the way of the first set in
 * degrees from the east, the second lies across, and `apart` the metres from one line to the next, on average.
 */
export function lanesOf(outline: readonly Point[], turn: number, apart: number): Point[][] {
  return [turn, turn + 90].flatMap((way) => {
    const there = turned(-way);
    const back = turned(way);
    return linesAcross(outline.map(toMetres).map(there), apart).map((line) =>
      line.map(back).map(toDegrees),
    );
  });
}

/** Lines from west to east, in pairs of points where they enter and leave the outline. */
function linesAcross(outline: readonly Metres[], apart: number): Metres[][] {
  const norths = outline.map(([, north]) => north);
  const most = Math.max(...norths);
  const lines: Metres[][] = [];
  let count = 0;
  for (let at = Math.min(...norths) + apart / 2; at < most; at += apart * stride(count)) {
    count += 1;
    const crossings = crossingsOf(outline, at);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      lines.push([
        [crossings[pair] ?? 0, at],
        [crossings[pair + 1] ?? 0, at],
      ]);
    }
  }
  return lines;
}

/** A town was not built with a ruler. */
function stride(count: number): number {
  return [0.8, 1.25, 1, 0.7, 1.25][count % 5] ?? 1;
}

function crossingsOf(outline: readonly Metres[], north: number): number[] {
  return outline
    .flatMap(([x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
      const isCrossed = y > north !== nextY > north;
      return isCrossed ? [x + ((north - y) / (nextY - y)) * (nextX - x)] : [];
    })
    .sort((one, other) => one - other);
}

function turned(degrees: number): (point: Metres) => Metres {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return ([x, y]) => [x * cosine - y * sine, x * sine + y * cosine];
}

/** Metres in a degree of latitude, and in one of longitude at Isfahan. */
const [perLat, perLng] = [110_900, 93_800];

function toMetres([lat, lng]: Point): Metres {
  return [lng * perLng, lat * perLat];
}

function toDegrees([east, north]: Metres): Point {
  return [north / perLat, east / perLng];
}
