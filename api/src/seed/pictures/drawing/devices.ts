import { shade } from './colour.ts';

/** The bodies of devices as SVG in a box of 1000 by 1000; `body` is the product's own colour. */
export function tablet(body: string): string {
  return `${metal('tablet', body)}${wallpaper('sheet', body)}
    <rect x="130" y="90" width="740" height="820" rx="52" fill="url(#tablet)"/>
    <rect x="146" y="106" width="708" height="788" rx="40" fill="#0a0d13"/>
    <rect x="176" y="136" width="648" height="728" rx="18" fill="url(#sheet)"/>
    <path d="M176 600C330 500 470 700 640 590s184-40 184-40v296a18 18 0 0 1-18 18H194a18 18 0 0 1-18-18Z" fill="#fff" opacity=".16"/>
    <path d="M200 136h240L260 864h-66a18 18 0 0 1-18-18V300Z" fill="#fff" opacity=".09"/><circle cx="500" cy="121" r="7" fill="#26303f"/>`;
}

export function laptop(body: string): string {
  return `${metal('lid', body)}${wallpaper('desk', body)}
    <rect x="165" y="190" width="670" height="450" rx="30" fill="url(#lid)"/>
    <rect x="180" y="204" width="640" height="424" rx="20" fill="#0a0d13"/>
    <rect x="200" y="226" width="600" height="376" rx="6" fill="url(#desk)"/>
    <path d="M200 470c150-90 260 60 400-30s200-30 200-30v186a6 6 0 0 1-6 6H206a6 6 0 0 1-6-6Z" fill="#fff" opacity=".17"/>
    <path d="M200 232h190L250 602h-44a6 6 0 0 1-6-6Z" fill="#fff" opacity=".08"/>
    <path d="M150 640h700l90 118H60Z" fill="${shade(body, 0.16)}"/>
    <path d="M200 656h600l42 56H158Z" fill="#1b212c"/>
    ${[0, 1, 2].map((row) => `<path d="M${188 - row * 12} ${668 + row * 15}h${624 + row * 24}" stroke="#3c4656" stroke-width="8" stroke-dasharray="34 8"/>`).join('')}
    <path d="M400 724h200l10 26H390Z" fill="${shade(body, -0.18)}"/>
    <path d="M60 758h880v12a26 26 0 0 1-26 26H86a26 26 0 0 1-26-26Z" fill="${shade(body, -0.3)}"/>`;
}

export function smartWatch(body: string, round: boolean): string {
  const face = round
    ? `<circle cx="500" cy="500" r="235" fill="url(#case)"/><circle cx="500" cy="500" r="205" fill="#0a0d13"/>`
    : `<rect x="285" y="255" width="430" height="490" rx="120" fill="url(#case)"/><rect x="310" y="280" width="380" height="440" rx="98" fill="#0a0d13"/>`;
  return `${metal('case', '#8b95a5')}
    <linearGradient id="strap" x2="1"><stop stop-color="${shade(body, -0.25)}"/><stop offset=".45" stop-color="${shade(body, 0.14)}"/><stop offset="1" stop-color="${shade(body, -0.35)}"/></linearGradient>
    <path d="M355 320 385 70a30 30 0 0 1 30-26h170a30 30 0 0 1 30 26l30 250Z" fill="url(#strap)"/>
    <path d="M355 680 385 930a30 30 0 0 0 30 26h170a30 30 0 0 0 30-26l30-250Z" fill="url(#strap)"/>
    ${[800, 840, 880].map((y) => `<ellipse cx="500" cy="${y}" rx="14" ry="9" fill="${shade(body, -0.55)}"/>`).join('')}
    <rect x="705" y="440" width="44" height="84" rx="18" fill="#6f7988"/>${face}
    <circle cx="500" cy="500" r="150" fill="none" stroke="#26303f" stroke-width="26"/>
    <path d="M500 350a150 150 0 1 1-142 198" fill="none" stroke="#38c7c4" stroke-width="26" stroke-linecap="round"/>
    <circle cx="500" cy="500" r="108" fill="none" stroke="#26303f" stroke-width="22"/>
    <path d="M500 392a108 108 0 1 1-62 196" fill="none" stroke="#f5be47" stroke-width="22" stroke-linecap="round"/>
    <path d="M500 500V436M500 500l44 30" stroke="#fff" stroke-width="14" stroke-linecap="round"/>
    <path d="M400 330q100-60 170-30L420 690q-60-40-80-110Z" fill="#fff" opacity=".07"/>`;
}

export function television(body: string): string {
  return `${metal('frame', body)}${wallpaper('show', '#26439f')}
    <path d="M300 770h60l-26 70h-64ZM640 770h60l30 70h-64Z" fill="${shade(body, -0.2)}"/>
    <rect x="40" y="205" width="920" height="560" rx="16" fill="url(#frame)"/><rect x="54" y="219" width="892" height="526" rx="6" fill="url(#show)"/>
    <path d="M54 640 260 430l150 140 200-230 336 330v69a6 6 0 0 1-6 6H60a6 6 0 0 1-6-6Z" fill="#071033" opacity=".45"/>
    <circle cx="730" cy="340" r="54" fill="#ffe2a1"/><path d="M54 225h330L150 745H60a6 6 0 0 1-6-6Z" fill="#fff" opacity=".07"/>
    <circle cx="500" cy="755" r="5" fill="#e25b6b"/>`;
}

export function powerBank(body: string): string {
  return `${metal('cell', body)}<rect x="270" y="120" width="460" height="760" rx="70" fill="url(#cell)"/>
    <rect x="300" y="150" width="400" height="700" rx="50" fill="#fff" opacity=".06"/>
    <rect x="420" y="112" width="70" height="22" rx="10" fill="#0c1017"/><rect x="520" y="112" width="70" height="22" rx="10" fill="#0c1017"/>
    ${[0, 1, 2, 3].map((lamp) => `<circle cx="${440 + lamp * 40}" cy="220" r="9" fill="${lamp < 3 ? '#7ff0c8' : '#56606f'}"/>`).join('')}
    <path d="M520 400 440 540h56l-20 110 90-150h-60Z" fill="#fff" opacity=".55"/>`;
}

export function charger(body: string): string {
  return `${metal('plug', body)}<rect x="330" y="300" width="340" height="400" rx="80" fill="url(#plug)"/>
    <rect x="400" y="190" width="34" height="120" rx="16" fill="#9aa3b1"/><rect x="566" y="190" width="34" height="120" rx="16" fill="#9aa3b1"/>
    <rect x="440" y="660" width="120" height="24" rx="12" fill="#1b212c"/>
    <path d="M500 684c0 140-180 60-180 180s150 80 330 40" fill="none" stroke="${shade(body, -0.12)}" stroke-width="30" stroke-linecap="round"/>
    <rect x="640" y="872" width="120" height="56" rx="20" fill="${shade(body, -0.2)}"/><rect x="756" y="884" width="46" height="32" rx="6" fill="#9aa3b1"/>`;
}

export function phoneCase(body: string): string {
  return `${metal('cover', body)}<rect x="285" y="80" width="430" height="840" rx="84" fill="url(#cover)"/>
    <rect x="305" y="100" width="390" height="800" rx="68" fill="${body}"/>
    <rect x="335" y="132" width="180" height="190" rx="52" fill="#f6f3ec"/><rect x="343" y="140" width="164" height="174" rx="46" fill="${shade(body, -0.5)}"/>
    <path d="M305 700q200-160 390-60v192a68 68 0 0 1-68 68H373a68 68 0 0 1-68-68Z" fill="#fff" opacity=".14"/>
    <path d="m500 520 22 44 48 7-35 34 9 48-44-23-44 23 9-48-35-34 48-7Z" fill="#fff" opacity=".32"/>`;
}

export function keypadPhone(body: string): string {
  const keys = Array.from({ length: 12 }, (_, index) => {
    const x = 385 + (index % 3) * 82;
    const y = 600 + Math.floor(index / 3) * 72;
    return `<rect x="${x}" y="${y}" width="66" height="48" rx="18" fill="${shade(body, 0.16)}"/>`;
  }).join('');
  return `${metal('bar', body)}<rect x="335" y="90" width="330" height="830" rx="80" fill="url(#bar)"/>
    <rect x="372" y="170" width="256" height="290" rx="20" fill="#0a0d13"/><rect x="386" y="184" width="228" height="262" rx="10" fill="#3fa7d6"/>
    <path d="M386 360q80-70 228-10v86a10 10 0 0 1-10 10H396a10 10 0 0 1-10-10Z" fill="#fff" opacity=".3"/>
    <rect x="440" y="495" width="120" height="72" rx="34" fill="${shade(body, 0.28)}"/>${keys}`;
}

/** A diagonal sheen over the body's colour. */
export function metal(id: string, hex: string): string {
  return `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${shade(hex, 0.42)}"/><stop offset=".4" stop-color="${hex}"/><stop offset="1" stop-color="${shade(hex, -0.42)}"/></linearGradient>`;
}

function wallpaper(id: string, hex: string): string {
  return `<linearGradient id="${id}" x2=".8" y2="1"><stop stop-color="#26439f"/><stop offset=".5" stop-color="${shade(hex, 0.18)}"/><stop offset="1" stop-color="#f2b45c"/></linearGradient>`;
}
