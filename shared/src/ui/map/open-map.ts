import { control, divIcon, map as leafletMap, marker, tileLayer } from 'leaflet';
import type { MapTiles } from '../../contracts/home.ts';
import type { MapPoint } from '../../contracts/place.ts';
import { mapMessages } from './map-messages.ts';

export interface MapOptions {
  center: MapPoint;
  zoom: number;
  /** Null where the shop has set no tiles: the drawn base stays. */
  tiles: MapTiles | null;
  /** Marks `center` with a pin that stays on its point; the class draws it. */
  pinClass?: string;
  /** Where a finger moves the page, not the map. */
  stillUnderTouch?: boolean;
  /** The map has been moved, and this is its middle now. */
  onMoved?(center: MapPoint): void;
  /** No picture of the place could be had. */
  onBare(): void;
}

export interface OpenMap {
  /** Not told to `onMoved`: it is no choice of the visitor's. */
  show(center: MapPoint, zoom: number): void;
  goTo(center: MapPoint, zoom: number): void;
  remove(): void;
}

/** The one file that knows the map library. Loaded when a map comes into sight, never before. */
export function openMap(element: HTMLElement, options: MapOptions): OpenMap {
  const isStill = options.stillUnderTouch === true && matchMedia('(pointer: coarse)').matches;
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const view = leafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    // The wheel belongs to the page.
    scrollWheelZoom: false,
    dragging: !isStill,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
    maxZoom,
    minZoom,
  }).setView(options.center, options.zoom);

  control.zoom({ zoomInTitle: mapMessages.closer, zoomOutTitle: mapMessages.farther }).addTo(view);
  if (options.pinClass) addPin(options.center, options.pinClass);
  addTiles(options);

  let last = options.center;
  view.on('moveend', () => {
    const now = middle();
    // A window of another size moves the middle by a pixel, and nobody meant it.
    if (view.project(last).distanceTo(view.project(now)) < 3) return;
    last = now;
    options.onMoved?.(now);
  });

  function addPin(at: MapPoint, className: string) {
    const icon = divIcon({ className, iconSize: pinSize, iconAnchor: pinFoot });
    marker(at, { icon, keyboard: false, interactive: false }).addTo(view);
  }

  function addTiles({ tiles, onBare }: MapOptions) {
    if (!tiles) return onBare();
    let seen = false;
    tileLayer(tiles.Url, { maxZoom })
      .on('tileload', () => (seen = true))
      .on('tileerror', () => {
        if (!seen) onBare();
      })
      .addTo(view);
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
    goTo: (center, zoom) => void view.setView(center, zoom),
    remove: () => void view.remove(),
  };
}

const minZoom = 4;
const maxZoom = 18;
/** Of the drawn pin, in pixels: its size, and where its foot is. */
const pinSize: [number, number] = [40, 48];
const pinFoot: [number, number] = [20, 48];

/** Six places are ten centimetres. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(6));
}
