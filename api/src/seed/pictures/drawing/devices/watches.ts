import { shade } from '../colour.ts';
import { metal } from './devices.ts';

export type WatchModel = keyof typeof watches;

export function smartWatch(model: WatchModel, body: string): string {
  return `${metal('case', '#8b95a5')}<linearGradient id="strap"><stop stop-color="${shade(body, -0.3)}"/><stop offset=".4" stop-color="${shade(body, 0.18)}"/><stop offset="1" stop-color="${shade(body, -0.38)}"/></linearGradient>${watches[model](body)}`;
}

const watches = {
  /** Round, with hands, and rings for the day. */
  classic: (
    body: string,
  ) => `${strap(130, body)}${crown(740, 450)}<circle cx="500" cy="500" r="248" fill="url(#case)"/><circle cx="500" cy="500" r="214" fill="#07090e"/>
    ${ticks(4, 196, 24, '#c7ccd3')}${ring(150, '#38c7c4', 700)}${ring(112, '#f5be47', 420)}
    <path d="M500 500V372M500 500l84 46" stroke="#fff" stroke-width="17" stroke-linecap="round"/><circle cx="500" cy="500" r="15" fill="#fff"/>${shine}`,
  /** A square of glass, with squares on it. */
  square: (
    body: string,
  ) => `${strap(160, body)}<rect x="722" y="440" width="38" height="110" rx="16" fill="#6f7988"/><rect x="270" y="244" width="460" height="512" rx="110" fill="url(#case)"/><rect x="290" y="264" width="420" height="472" rx="94" fill="#07090e"/>
    <rect x="330" y="312" width="340" height="150" rx="44" fill="#1c2a58"/><path d="M366 420q40-70 80-20t80-30 96 10" fill="none" stroke="#38c7c4" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>
    <rect x="330" y="482" width="160" height="196" rx="44" fill="#3a2030"/><path d="M410 620c-80-56-48-106-18-98q14 4 18 18 4-14 18-18c30-8 62 42-18 98Z" fill="#ee6a80"/>
    <rect x="510" y="482" width="160" height="196" rx="44" fill="#2c2a12"/><path d="M598 512l-50 78h36l-12 62 52-82h-36Z" fill="#f5be47"/>`,
  /** Narrow as a finger, with one figure below the other. */
  band: (
    body: string,
  ) => `<path d="M398 300 412 60q2-30 32-30h112q30 0 32 30l14 240ZM398 700l14 240q2 30 32 30h112q30 0 32-30l14-240Z" fill="url(#strap)"/>${[812, 856, 900].map((y) => `<ellipse cx="500" cy="${y}" rx="15" ry="10" fill="${shade(body, -0.55)}"/>`).join('')}
    <rect x="378" y="216" width="244" height="568" rx="112" fill="url(#case)"/><rect x="392" y="230" width="216" height="540" rx="100" fill="#07090e"/>
    <path d="M500 300a70 70 0 1 1-66 94" fill="none" stroke="#2fb0aa" stroke-width="22" stroke-linecap="round"/><path d="M500 340v34l24 16" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/>
    <path d="M440 520h120" stroke="#fff" stroke-width="26" stroke-linecap="round"/><path d="M456 572h88" stroke="#9aa0b5" stroke-width="15" stroke-linecap="round"/>
    ${[0, 1, 2, 3, 4].map((bar) => `<path d="M${444 + bar * 28} 690v${-24 - ((bar * 37) % 58)}" stroke="#f5be47" stroke-width="15" stroke-linecap="round"/>`).join('')}`,
  /** For mountains: eight corners, screws, keys, and a compass. */
  rugged: (body: string) => {
    const corner = 'M386 212h228l174 174v228L614 788H386L212 614V386Z';
    return `${strap(170, body)}${[400, 560].map((y) => `<rect x="180" y="${y}" width="50" height="60" rx="14" fill="${shade(body, -0.5)}"/>`).join('')}<rect x="770" y="380" width="50" height="60" rx="14" fill="${shade(body, -0.5)}"/><rect x="770" y="470" width="56" height="70" rx="14" fill="#c9512f"/><rect x="770" y="570" width="50" height="60" rx="14" fill="${shade(body, -0.5)}"/>
      <path d="${corner}" fill="${shade(body, -0.42)}" stroke="${shade(body, -0.15)}" stroke-width="18" stroke-linejoin="round"/>${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn + 45} 500 500)"><circle cx="500" cy="226" r="20" fill="#8b95a5"/><path d="M488 226h24" stroke="#2b313c" stroke-width="6"/></g>`).join('')}
      <circle cx="500" cy="500" r="226" fill="#0b0e14"/>${ticks(24, 206, 26, '#e9e6dc')}<circle cx="500" cy="500" r="150" fill="#14301f"/>
      <path d="M372 560q70-120 130-40t124-70v70q-40 80-126 80t-128-40Z" fill="#2e5e4e"/><path d="M500 372 536 500H464Z" fill="#e5433d"/><path d="M500 628 464 500h72Z" fill="#f4f5f7"/><circle cx="500" cy="500" r="16" fill="#0b0e14"/>${shine}`;
  },
};

/** Both halves of a strap, as wide as twice `half`. */
function strap(half: number, body: string): string {
  const [left, right] = [500 - half, 500 + half];
  return `<path d="M${left} 330 ${left + 28} 66q3-30 33-30h${2 * half - 122}q30 0 33 30L${right} 330ZM${left} 670l28 264q3 30 33 30h${2 * half - 122}q30 0 33-30L${right} 670Z" fill="url(#strap)"/>
    ${[806, 850, 894].map((y) => `<ellipse cx="500" cy="${y}" rx="17" ry="11" fill="${shade(body, -0.55)}"/>`).join('')}<path d="M${left + 50} 96h${2 * half - 100}" stroke="${shade(body, -0.4)}" stroke-width="9" opacity=".6"/>`;
}

function crown(x: number, y: number): string {
  return `<rect x="${x}" y="${y}" width="42" height="88" rx="16" fill="#6f7988"/>`;
}

function ticks(count: number, radius: number, length: number, ink: string): string {
  return Array.from(
    { length: count },
    (_, tick) =>
      `<path transform="rotate(${(tick * 360) / count} 500 500)" d="M500 ${500 - radius}v${tick % 3 === 0 ? length : length / 2}" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`,
  ).join('');
}

/** `length` of the circle is done. */
function ring(radius: number, ink: string, length: number): string {
  return `<circle cx="500" cy="500" r="${radius}" fill="none" stroke="#1c222e" stroke-width="22"/><circle cx="500" cy="500" r="${radius}" fill="none" stroke="${ink}" stroke-width="22" stroke-linecap="round" stroke-dasharray="${length} 2000" transform="rotate(-90 500 500)"/>`;
}

const shine =
  '<path d="M330 400q50-110 170-112L400 640q-90-100-70-240Z" fill="#fff" opacity=".08"/>';
