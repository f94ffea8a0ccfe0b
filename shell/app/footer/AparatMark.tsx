import type { SVGAttributes } from 'react';

const holes = [
  [9, 9],
  [15, 9],
  [9, 15],
  [15, 15],
] as const;

/** Aparat's reel on the grid of the other icons, whose set lacks it. */
export function AparatMark(attributes: SVGAttributes<SVGSVGElement>) {
  return (
    <svg
      className="tabler-icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      {...attributes}
    >
      <circle cx="12" cy="12" r="9" />
      {holes.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="1.75" />
      ))}
    </svg>
  );
}
