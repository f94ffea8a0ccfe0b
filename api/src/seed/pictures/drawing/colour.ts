/** Hue in degrees, saturation and lightness from 0 to 1. */
export interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

/**
 * Makes a colour lighter (`amount` above 0, up to 1: white) or darker (below 0, down to -1: black), as paint does: cream gets a
 * brownish shadow, not an orange one.
 */
export function shade(hex: string, amount: number): string {
  const towards = amount > 0 ? 1 : 0;
  const mixed = channels(hex).map((channel) => channel + (towards - channel) * Math.abs(amount));
  return `#${mixed.map(hexByte).join('')}`;
}

export function toHsl(hex: string): Hsl {
  const [red, green, blue] = channels(hex);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const span = most - least;
  const lightness = (most + least) / 2;
  if (span === 0) return { hue: 0, saturation: 0, lightness };

  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  const sextant =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: sextant * 60, saturation, lightness };
}

export function toHex({ hue, saturation, lightness }: Hsl): string {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value = lightness - amplitude * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return hexByte(value);
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** A channel from 0 to 1 as two hexadecimal digits. */
function hexByte(channel: number): string {
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');
}

function channels(hex: string): [number, number, number] {
  const digits = hex.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(long, 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
