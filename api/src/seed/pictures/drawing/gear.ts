import { shade } from './colour.ts';
import { metal } from './devices/devices.ts';

/** A mummy bag, with its hood, its quilting and its zip. */
export function sleepingBag(body: string): string {
  const seams = [330, 430, 530, 630, 730, 820].map(
    (y, seam) =>
      `<path d="M${286 + seam * 12} ${y}q${214 - seam * 12} 46 ${428 - seam * 24} 0" fill="none" stroke="${shade(body, -0.34)}" stroke-width="11"/><path d="M${290 + seam * 12} ${y + 16}q${210 - seam * 12} 46 ${420 - seam * 24} 0" fill="none" stroke="#fff" stroke-width="7" opacity=".22"/>`,
  );
  return `${metal('quilt', body)}<path d="M500 50c150 0 230 110 236 250 6 190-40 360-70 540q-14 90-90 90H424q-76 0-90-90c-30-180-76-350-70-540C270 160 350 50 500 50Z" fill="url(#quilt)"/>${seams.join('')}
    <path d="M500 96c96 0 150 70 150 150q0 60-150 60t-150-60c0-80 54-150 150-150Z" fill="${shade(body, -0.6)}"/><path d="M500 130c72 0 112 52 112 108 0 30-50 44-112 44s-112-14-112-44c0-56 40-108 112-108Z" fill="#f5be47"/><ellipse cx="500" cy="236" rx="88" ry="34" fill="#fff6da"/>
    <path d="M640 300q34 260-40 560" fill="none" stroke="#2b313c" stroke-width="13" stroke-dasharray="15 9"/><rect x="630" y="322" width="22" height="52" rx="9" fill="#c9ced6"/>`;
}

/** A wheel for racing games, with its paddles and keys. */
export function steeringWheel(): string {
  const keys = ['#c9302c', '#2fb0aa', '#f5be47', '#4561cc'].map((ink, key) => {
    const [x, y] = [key % 2 ? 610 : 390, key < 2 ? 470 : 550];
    return `<circle cx="${x}" cy="${y}" r="25" fill="#0b0e14"/><circle cx="${x}" cy="${y}" r="18" fill="${ink}"/>`;
  });
  return `${metal('hub', '#4a5566')}<path d="M206 360 90 400v130l130 30ZM794 360l116 40v130l-130 30Z" fill="#8b95a5"/>
    <circle cx="500" cy="500" r="350" fill="none" stroke="#1b212c" stroke-width="100"/><circle cx="500" cy="500" r="372" fill="none" stroke="#3a424f" stroke-width="22"/><path d="M150 500a350 350 0 0 1 110-256M850 500a350 350 0 0 0-110-256" fill="none" stroke="#8e1b3a" stroke-width="100"/><rect x="474" y="100" width="52" height="102" fill="#f5be47"/>
    <path d="M180 470h210v120H190ZM820 470H610v120h200ZM430 560h140l30 260H400Z" fill="url(#hub)"/><rect x="340" y="380" width="320" height="260" rx="80" fill="url(#hub)"/><rect x="352" y="392" width="296" height="236" rx="70" fill="#2b313c"/>
    ${keys.join('')}<circle cx="500" cy="510" r="62" fill="#12151c"/><path d="m500 466 13 29 32 4-23 22 6 32-28-16-28 16 6-32-23-22 32-4Z" fill="#f0c36a"/>`;
}
