/** Red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** How well one colour can be read on the other, from 1 to 21, as WCAG defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

/** The relative luminance of WCAG 2, from 0 to 1. */
export function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** A colour with this share of another laid over it, as a browser does. */
export function mixed(under: Colour, over: Colour, share: number): Colour {
  const channel = (index: 0 | 1 | 2) => under[index] + (over[index] - under[index]) * share;
  return [channel(0), channel(1), channel(2)];
}

export function hexOf(colour: Colour): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function linear(channel: number): number {
  return linearChannels[Math.round(channel)] ?? 0;
}

/** Of each whole channel: a drawing and its outline have tens of thousands of pixels. */
const linearChannels = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
