import { control, divIcon, map as leafletMap, marker, tileLayer } from 'leaflet';
import type { MapTiles } from '@kashi/contracts/home';
import type { MapPoint } from '@kashi/contracts/place';
import { isDrawn } from './drawn-area.ts';
import { mapMessages } from './map-messages.ts';

/** What there is instead of tiles at the middle of the map: nothing but the frame's own grid, or a simple drawing of the town. */
export type Bare = 'grid' | 'drawn';

export interface MapOptions {
  center: MapPoint;
  zoom: number;
  /** Null if the shop has set no tiles: a simple drawing is shown where there is one, and the frame's grid elsewhere. */
  tiles: MapTiles | null;
  /** Marks `center` with a pin that stays on its point; the class draws it. */
  pinClass?: string;
  /** Whether a finger moves the page and not the map. */
  stillUnderTouch?: boolean;
  /** The map was moved; `center` is its new middle. */
  onMoved?(center: MapPoint): void;
  /** There are no tiles, or none could be loaded; told again when the map was moved and it has changed. */
  onBare(bare: Bare): void;
}

export interface OpenMap {
  /** Not reported to `onMoved`, because it is not the visitor's choice. */
  show(center: MapPoint, zoom: number): void;
  goTo(center: MapPoint, zoom: number): void;
  remove(): void;
}

/** The only file that uses the map library. It loads when a map comes into view, never before. */
export function openMap(element: HTMLElement, options: MapOptions): OpenMap {
  const isStill = options.stillUnderTouch === true && matchMedia('(pointer: coarse)').matches;
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const view = leafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
    dragging: !isStill,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
    maxZoom,
    minZoom,
  }).setView(options.center, options.zoom);

  let isRemoved = false;
  control.zoom({ zoomInTitle: mapMessages.closer, zoomOutTitle: mapMessages.farther }).addTo(view);
  if (options.pinClass) addPin(options.center, options.pinClass);
  addTiles(options);

  let last = options.center;
  view.on('moveend', () => {
    const now = middle();
    // Resizing the window moves the middle by a pixel without any choice of the visitor.
    if (view.project(last).distanceTo(view.project(now)) < 3) return;
    last = now;
    options.onMoved?.(now);
  });

  function addPin(at: MapPoint, className: string) {
    const icon = divIcon({ className, iconSize: pinSize, iconAnchor: pinFoot });
    marker(at, { icon, keyboard: false, interactive: false }).addTo(view);
  }

  function addTiles({ tiles, onBare }: MapOptions) {
    if (!tiles) return void drawInstead(onBare);
    let seen = false;
    tileLayer(tiles.Url, { maxZoom })
      .on('tileload', () => (seen = true))
      .on('tileerror', () => {
        if (!seen) onBare('grid');
      })
      .addTo(view);
  }

  /** The drawing is loaded when the map comes to its place. */
  async function drawInstead(onBare: MapOptions['onBare']) {
    if (!isDrawn(view.getCenter())) {
      onBare('grid');
      view.once('moveend', () => void drawInstead(onBare));
      return;
    }
    const drawing = await import('./isfahan/draw-isfahan.ts').catch(() => null);
    if (!drawing) return onBare('grid');
    if (isRemoved) return;
    drawing.drawIsfahan(view);
    const tell = () => onBare(isDrawn(view.getCenter()) ? 'drawn' : 'grid');
    view.on('moveend', tell);
    tell();
  }

  function middle(): MapPoint {
    const { lat, lng } = view.getCenter().wrap();
    return { lat: rounded(lat), lng: rounded(lng) };
  }

  return {
    show(center, zoom) {
      last = center;
      view.setView(center, zoom, { animate: false });
    },
    goTo(center, zoom) {
      // The visitor's place may be found after the dialog with the map was closed.
      if (!isRemoved) view.setView(center, zoom);
    },
    remove() {
      isRemoved = true;
      view.remove();
    },
  };
}

const minZoom = 4;
const maxZoom = 18;
/** The size of the drawn pin and the position of its foot, in pixels. */
const pinSize: [number, number] = [40, 48];
const pinFoot: [number, number] = [20, 48];

/** Six decimal places are ten centimetres. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(6));
}
