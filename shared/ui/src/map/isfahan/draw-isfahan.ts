import { divIcon, layerGroup, marker, polygon, polyline, rectangle, svg, type Map } from 'leaflet';
import { drawnBounds } from '../drawn-area.ts';
import { isfahanNames } from './isfahan-messages.ts';
import * as isfahan from './isfahan-places.ts';
import { lanesOf, type Point } from './lanes-of.ts';
import styles from './Isfahan.module.css';

/** The layer on which tiles would be. It is below the pin, and it says nothing to screen readers. */
const pane = 'tilePane';

/** A way of the drawing: its lines, its class, and its width in metres. */
type Way = [lines: Point[][], className: string | undefined, metres: number];

/**
 * Draws a simple map of Isfahan on a map without tiles, at its true place: ways as wide as they are at the zoom, and the names for
 * which there is room.
 */
export function drawIsfahan(view: Map): void {
  view.getPane(pane)?.setAttribute('aria-hidden', 'true');
  const renderer = svg({ pane, padding: 0.3 });
  const look = { pane, renderer, interactive: false };
  const area = (points: Point[][], className?: string) =>
    polygon(points, { ...look, className: className ?? '' }).addTo(view);

  rectangle(drawnBounds, { ...look, className: styles.land ?? '' }).addTo(view);
  area(isfahan.built.map(pointsOf).map(rounded), styles.built);
  area(isfahan.hills.map(pointsOf).map(rounded), styles.hill);
  const lanes = isfahan.quarters.flatMap(([outline, turn, apart]) =>
    lanesOf(pointsOf(outline), turn, apart),
  );
  const river = [rounded(pointsOf(isfahan.river))];
  const drawn = draw([
    [lanes, styles.lane, 9],
    [river, styles.bank, 330],
  ]);
  area(isfahan.parks.slice(0, -1).map(pointsOf), styles.park);
  area(isfahan.squares.map(pointsOf), styles.square);
  area(isfahan.parks.slice(-1).map(pointsOf), styles.park);
  area(isfahan.monuments.map(pointsOf), styles.monument);
  drawn.push(
    ...draw([
      [river, styles.water, 170],
      [isfahan.streets.map(pointsOf), styles.street, 20],
      [isfahan.avenues.map(pointsOf), styles.street, 34],
      [[rounded(pointsOf(isfahan.ring))], styles.ring, 46],
      [isfahan.bridges.map(pointsOf), styles.bridge, 26],
    ]),
  );
  const named = isfahan.names.map(([name, at, fromZoom, kind]) => {
    const [point = [0, 0]] = pointsOf(at);
    const icon = divIcon({ className: styles.name ?? '', html: label(isfahanNames[name], kind) });
    return { fromZoom, layer: marker(point, { pane, icon, interactive: false, keyboard: false }) };
  });
  const labels = layerGroup().addTo(view);

  view.on('zoomend', showAtZoom);
  showAtZoom();

  function draw(ways: Way[]) {
    return ways.map(([lines, className, metres]) => ({
      metres,
      way: polyline(lines, { ...look, className: className ?? '' }).addTo(view),
    }));
  }

  function showAtZoom() {
    const zoom = view.getZoom();
    for (const { metres, way } of drawn) {
      const weight = metres / metresPerPixel(zoom);
      // Lanes that would run into one another are left out.
      way.setStyle({ weight: Math.max(weight, 1), opacity: weight < 0.7 ? 0 : 1 });
    }
    for (const { fromZoom, layer } of named) {
      if (zoom < fromZoom) labels.removeLayer(layer);
      else labels.addLayer(layer);
    }
  }
}

function label(text: string, kind: isfahan.Named[3]): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  element.dir = 'rtl';
  element.dataset['kind'] = kind;
  return element;
}

function pointsOf(written: string): Point[] {
  return written.split(' ').map((point) => {
    const [north = 0, east = 0] = point.split(',').map(Number);
    return [32 + north / 10_000, 51 + east / 10_000];
  });
}

/** Cuts every corner twice, since rivers and hills have none; the two ends stay. */
function rounded(points: Point[], times = 2): Point[] {
  if (times === 0) return points;
  const between = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const cut = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
  return rounded([...points.slice(0, 1), ...cut, ...points.slice(-1)], times - 1);
}

/** Of the map's projection, at the latitude of Isfahan. */
function metresPerPixel(zoom: number): number {
  return 131_800 / 2 ** zoom;
}
