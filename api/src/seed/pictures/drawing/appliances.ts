import { shade } from './colour.ts';
import { metal } from './devices/devices.ts';

export function fridge(body: string, doors: 1 | 2): string {
  const split =
    doors === 2
      ? `<path d="M500 70v830" stroke="${shade(body, -0.4)}" stroke-width="8"/>`
      : `<path d="M250 340h500" stroke="${shade(body, -0.4)}" stroke-width="8"/>`;
  const handles =
    doors === 2
      ? `<rect x="462" y="330" width="16" height="300" rx="8" fill="#8b95a5"/><rect x="522" y="330" width="16" height="300" rx="8" fill="#8b95a5"/><rect x="300" y="300" width="120" height="190" rx="12" fill="${shade(body, -0.55)}"/><rect x="328" y="400" width="64" height="76" rx="8" fill="#0c1017"/>`
      : `<rect x="286" y="200" width="18" height="110" rx="9" fill="#8b95a5"/><rect x="286" y="370" width="18" height="220" rx="9" fill="#8b95a5"/><rect x="640" y="120" width="70" height="18" rx="9" fill="${shade(body, -0.3)}"/>`;
  const [left, width] = doors === 2 ? [210, 580] : [250, 500];
  return `${metal('cabinet', body)}<rect x="${left + 30}" y="890" width="60" height="36" fill="#2b313c"/><rect x="${left + width - 90}" y="890" width="60" height="36" fill="#2b313c"/>
    <rect x="${left}" y="70" width="${width}" height="832" rx="26" fill="url(#cabinet)"/>${split}${handles}
    <path d="M${left + 20} 90h90L${left + 20} 560Z" fill="#fff" opacity=".18"/>`;
}

export function washingMachine(body: string): string {
  return `${cabinet(body)}<rect x="180" y="120" width="640" height="130" rx="20" fill="${shade(body, -0.07)}"/>
    <rect x="210" y="150" width="180" height="70" rx="12" fill="${shade(body, -0.18)}"/><circle cx="500" cy="185" r="42" fill="${shade(body, -0.3)}"/><path d="M500 185v-34" stroke="#fff" stroke-width="8"/>
    <rect x="590" y="155" width="190" height="60" rx="10" fill="#0c1017"/><path d="M620 185h80" stroke="#38c7c4" stroke-width="14"/>
    <circle cx="500" cy="570" r="260" fill="#c9ced6"/><circle cx="500" cy="570" r="228" fill="#3b4453"/><circle cx="500" cy="570" r="190" fill="#7fb6d8"/>
    <path d="M310 590q95-70 190 0t190 0a190 190 0 0 1-380 0Z" fill="#2f6ea5" opacity=".75"/><path d="M370 460q60-70 150-66L420 560Z" fill="#fff" opacity=".4"/>`;
}

export function dishwasher(body: string): string {
  return `${cabinet(body)}<rect x="180" y="110" width="640" height="120" rx="20" fill="#1b212c"/>
    ${[0, 1, 2, 3].map((key) => `<circle cx="${250 + key * 60}" cy="170" r="14" fill="#56606f"/>`).join('')}<rect x="620" y="145" width="160" height="50" rx="8" fill="#0c1017"/><path d="M644 170h70" stroke="#f5be47" stroke-width="12"/>
    <rect x="280" y="280" width="440" height="26" rx="13" fill="#8b95a5"/><path d="M210 340h120L210 700Z" fill="#fff" opacity=".2"/>
    <path d="M180 830h640" stroke="${shade(body, -0.35)}" stroke-width="8"/>`;
}

/** With keys beside its window, and a plate that turns. */
export function microwave(body: string): string {
  return `${metal('range', body)}<rect x="90" y="230" width="820" height="540" rx="40" fill="url(#range)"/><rect x="130" y="270" width="560" height="460" rx="26" fill="#10151e"/>
    <rect x="170" y="310" width="480" height="380" rx="18" fill="#2a2016"/><ellipse cx="410" cy="600" rx="190" ry="44" fill="#7a4d22"/><ellipse cx="410" cy="580" rx="110" ry="60" fill="#e09a4a"/><ellipse cx="410" cy="560" rx="90" ry="36" fill="#f3c27a"/>
    <path d="M190 320h130L190 560Z" fill="#fff" opacity=".1"/><rect x="725" y="280" width="150" height="70" rx="12" fill="#0c1017"/><path d="M750 316h60" stroke="#38c7c4" stroke-width="16"/>
    <circle cx="800" cy="460" r="48" fill="${shade(body, -0.3)}"/><path d="M800 460v-40" stroke="#fff" stroke-width="8"/><circle cx="800" cy="600" r="48" fill="${shade(body, -0.3)}"/><path d="M800 600l28-28" stroke="#fff" stroke-width="8"/>
    <rect x="150" y="770" width="70" height="30" fill="#2b313c"/><rect x="780" y="770" width="70" height="30" fill="#2b313c"/>`;
}

/** With a handle across its wide window, rods that glow, and knobs below. */
export function toasterOven(body: string): string {
  const loaf = (x: number) =>
    `<path d="M${x} 560v-60q-26-8-26-44 0-50 70-50t70 50q0 36-26 44v60Z" fill="#c9843f"/><path d="M${x + 12} 548v-56q-20-10-20-34 0-36 52-36t52 36q0 24-20 34v56Z" fill="#f3c98a"/>`;
  const knobs = [200, 400, 600, 800].map(
    (x) =>
      `<circle cx="${x}" cy="790" r="46" fill="${shade(body, -0.5)}"/><circle cx="${x}" cy="786" r="40" fill="#d5dae2"/><path d="M${x} 786v-36" stroke="#2b313c" stroke-width="10" stroke-linecap="round"/>`,
  );
  return `${metal('range', body)}<rect x="80" y="170" width="840" height="700" rx="56" fill="url(#range)"/><rect x="130" y="290" width="740" height="380" rx="26" fill="#10151e"/><rect x="156" y="316" width="688" height="328" rx="14" fill="#33210f"/>
    <path d="M176 350h648M176 616h648" stroke="#ff8a3c" stroke-width="13" stroke-linecap="round"/>${loaf(270)}${loaf(450)}${loaf(630)}<path d="M166 566h668" stroke="#aab2bf" stroke-width="9"/><path d="M170 330h170L190 640h-20Z" fill="#fff" opacity=".1"/>
    <rect x="180" y="216" width="640" height="36" rx="18" fill="#d5dae2"/><rect x="230" y="236" width="30" height="60" fill="#aab2bf"/><rect x="740" y="236" width="30" height="60" fill="#aab2bf"/>${knobs.join('')}<rect x="140" y="868" width="90" height="34" rx="8" fill="#2b313c"/><rect x="770" y="868" width="90" height="34" rx="8" fill="#2b313c"/>`;
}

export function vacuumCleaner(body: string): string {
  return `${metal('shell', body)}<path d="M430 640C380 420 330 300 400 190s220-40 210 80" fill="none" stroke="#2b313c" stroke-width="40" stroke-linecap="round"/>
    <path d="M606 270 760 800" stroke="#8b95a5" stroke-width="30" stroke-linecap="round"/><path d="M660 800h230a30 30 0 0 1 30 30v30H640v-30a30 30 0 0 1 20-30Z" fill="#2b313c"/>
    <path d="M130 780c0-170 120-250 280-250s220 110 220 250v60H130Z" fill="url(#shell)"/><path d="M190 700c20-90 110-130 200-130" fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round" opacity=".35"/>
    <circle cx="250" cy="810" r="92" fill="#1b212c"/><circle cx="250" cy="810" r="42" fill="#8b95a5"/><circle cx="560" cy="850" r="50" fill="#1b212c"/><rect x="400" y="610" width="120" height="36" rx="18" fill="${shade(body, -0.45)}"/>`;
}

export function kettle(body: string): string {
  return `${metal('pot', body)}<path d="M660 300c200-30 230 330 60 380" fill="none" stroke="#1b212c" stroke-width="58" stroke-linecap="round"/>
    <path d="M300 300 210 240l40-40 110 60ZM320 250h340l70 520a50 50 0 0 1-50 56H290a50 50 0 0 1-50-56Z" fill="url(#pot)"/>
    <ellipse cx="490" cy="250" rx="172" ry="36" fill="${shade(body, -0.3)}"/><circle cx="490" cy="205" r="30" fill="#1b212c"/>
    <rect x="460" y="420" width="64" height="280" rx="32" fill="#cfe8f5"/><rect x="460" y="540" width="64" height="160" rx="32" fill="#6fb7e0"/>
    <path d="M200 830h590a20 20 0 0 1 20 20v30a20 20 0 0 1-20 20H200a20 20 0 0 1-20-20v-30a20 20 0 0 1 20-20Z" fill="#1b212c"/><path d="M350 320 320 760" stroke="#fff" stroke-width="24" stroke-linecap="round" opacity=".3"/>`;
}

export function blender(body: string): string {
  return `${metal('base', body)}<path d="M330 130h340l-50 460H380Z" fill="#dcecf5" opacity=".85"/><path d="M352 330h296l-28 260H380Z" fill="#f08a7a" opacity=".85"/>
    <rect x="310" y="90" width="380" height="60" rx="26" fill="#1b212c"/><rect x="450" y="60" width="100" height="40" rx="16" fill="#1b212c"/>
    <path d="M664 200c130 0 120 260-26 270" fill="none" stroke="#dcecf5" stroke-width="34"/><path d="M380 590h240l70 280a30 30 0 0 1-30 36H340a30 30 0 0 1-30-36Z" fill="url(#base)"/>
    <circle cx="500" cy="770" r="62" fill="#1b212c"/><path d="M500 770v-50" stroke="#fff" stroke-width="10"/><path d="M380 180 410 560" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".6"/>`;
}

export function fan(body: string): string {
  const blades = [0, 120, 240]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} 500 370)" d="M500 370C380 300 400 130 520 120s110 130-20 250Z" fill="url(#blade)"/>`,
    )
    .join('');
  const wires = Array.from(
    { length: 12 },
    (_, index) =>
      `<path transform="rotate(${index * 30} 500 370)" d="M500 370V84" stroke="${shade(body, -0.25)}" stroke-width="5"/>`,
  ).join('');
  return `${metal('blade', body)}<path d="M500 660v190" stroke="#2b313c" stroke-width="40"/><ellipse cx="500" cy="880" rx="230" ry="50" fill="${shade(body, -0.3)}"/><ellipse cx="500" cy="864" rx="230" ry="46" fill="${body}"/>
    <circle cx="500" cy="370" r="292" fill="#dfe5ec"/>${blades}${wires}<circle cx="500" cy="370" r="288" fill="none" stroke="${shade(body, -0.35)}" stroke-width="16"/><circle cx="500" cy="370" r="190" fill="none" stroke="${shade(body, -0.25)}" stroke-width="5"/><circle cx="500" cy="370" r="52" fill="${shade(body, -0.4)}"/>`;
}

export function iron(body: string): string {
  return `${metal('casing', body)}<path d="M330 330h300c150 0 190 120 200 250h-90c-10-90-30-150-130-150H350Z" fill="url(#casing)"/>
    <path d="M330 330h60l-40 250H230Z" fill="${shade(body, -0.3)}"/><path d="M110 700c40-130 130-150 270-150h470l30 150Z" fill="url(#casing)"/>
    <path d="M90 700h800l10 60H90q-20-30 0-60Z" fill="#c9ced6"/><path d="M90 750h812v16H100Z" fill="#8b95a5"/>
    <circle cx="620" cy="628" r="40" fill="#f4f5f7"/><path d="M620 628v-30" stroke="#c9302c" stroke-width="9"/><path d="M240 640h220" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".5"/>
    <path d="M830 380c90-60 60-190 130-230" fill="none" stroke="#2b313c" stroke-width="20" stroke-linecap="round"/>`;
}

/** A drop of porcelain with mist above it. */
export function humidifier(body: string): string {
  const mist = [
    [430, 150, 62],
    [540, 110, 76],
    [610, 190, 52],
    [490, 220, 56],
  ].map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#c5dcea"/>`);
  return `${metal('porcelain', body)}${mist.join('')}<path d="M440 300h120l22 60q170 90 170 290 0 230-252 230T248 650q0-200 170-290Z" fill="url(#porcelain)"/><rect x="430" y="280" width="140" height="44" rx="20" fill="#2b313c"/>
    <path d="M252 690q248 80 496 0" fill="none" stroke="#2fb0aa" stroke-width="22"/><circle cx="500" cy="800" r="34" fill="#1b212c"/><circle cx="500" cy="800" r="14" fill="#7ff0c8"/><path d="M330 480q-40 70-36 160" fill="none" stroke="#fff" stroke-width="30" stroke-linecap="round" opacity=".55"/>`;
}

function cabinet(body: string): string {
  return `${metal('cabinet', body)}<rect x="210" y="880" width="70" height="40" fill="#2b313c"/><rect x="720" y="880" width="70" height="40" fill="#2b313c"/>
    <rect x="160" y="90" width="680" height="800" rx="34" fill="url(#cabinet)"/>`;
}
