import type { Box } from '../outline/outline.ts';

/** A drawn object with what it covers. */
export interface Body {
  svg: string;
  box: Box;
}

/** Where an object stands: as large as fits above `bottom`, around `middle`. */
export interface Seat {
  middle: number;
  bottom: number;
  width: number;
  height: number;
}

/** Puts an object onto its seat. */
export function seated({ svg, box }: Body, seat: Seat): string {
  const scale = Math.min(seat.width / box.width, seat.height / box.height);
  const x = seat.middle - (box.left + box.width / 2) * scale;
  const y = seat.bottom - (box.top + box.height) * scale;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${svg}</g>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
