import { toPersianDigits } from '@kashi/format/persian';
import type { Trouble } from '../telemetry/trouble.ts';
import { remoteIn, tileOf } from '../telemetry/tile-owner.ts';
import type { XrayData } from '@kashi/border/xray-data';
import { sourceOf } from './error-source.ts';
import { messages } from './messages.ts';
import styles from './xray.module.css';

/**
 * Shows the X-ray of the page: outlines each tile and labels it with its team and version, its size and its time. Escape or the
 * button removes it. Plain DOM beside the page, so that it does not change the tiles.
 */
export function openXray(data: XrayData, troubles: readonly Trouble[]): void {
  const layer = document.createElement('section');
  layer.className = styles['layer'] ?? '';
  layer.setAttribute('aria-label', messages.title);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = styles['close'] ?? '';
  close.textContent = messages.close;
  // Separate from the button, which may have the focus when the outlines are redrawn.
  const outlines = document.createElement('div');
  layer.append(close, outlines);
  document.body.append(layer);

  const draw = () => {
    const tiles = document.querySelectorAll<HTMLElement>(
      'header:not(main *), [id^="page:"], [data-fragment], footer:not(main *)',
    );
    const shown = [...tiles].filter(({ offsetWidth }) => offsetWidth > 0);
    outlines.replaceChildren(...shown.map((tile) => outline(tile, data, troubles, draw)));
  };
  // Tiles appear, disappear and grow; this layer itself is not observed.
  const watch = new ResizeObserver(draw);
  watch.observe(document.documentElement);
  for (const part of document.body.children) if (part !== layer) watch.observe(part);
  draw();

  const end = () => {
    watch.disconnect();
    removeEventListener('keydown', endByKey);
    layer.remove();
  };
  const endByKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
  addEventListener('keydown', endByKey);
  close.addEventListener('click', end);
}

function outline(
  tile: HTMLElement,
  data: XrayData,
  troubles: readonly Trouble[],
  changed: () => void,
): HTMLElement {
  const name = tileOf(tile) ?? 'shell';
  const box = document.createElement('div');
  const { top, left, width, height } = tile.getBoundingClientRect();
  box.className = styles['tile'] ?? '';
  box.style.insetBlockStart = `${top + scrollY}px`;
  box.style.left = `${left + scrollX}px`;
  box.style.inlineSize = `${width}px`;
  box.style.blockSize = `${height}px`;
  const label = document.createElement('dl');
  // The label may be wider than a small tile, and must stay within the window.
  label.dataset['side'] = left + width / 2 < innerWidth / 2 ? 'end' : 'start';
  for (const [term, value] of factsOf(name, data, troubles, changed)) {
    const row = document.createElement('div');
    const head = document.createElement('dt');
    const text = document.createElement('dd');
    head.textContent = term;
    text.textContent = value;
    row.append(head, text);
    label.append(row);
  }
  box.append(label);
  return box;
}

function factsOf(
  name: string,
  { releases, serverMs, serverErrors = {} }: XrayData,
  troubles: readonly Trouble[],
  changed: () => void,
): [term: string, value: string][] {
  const remote = remoteIn(name);
  const release = releases[remote];
  const [mount] = performance.getEntriesByName(`mount ${name}`, 'measure').slice(-1);
  const failure = serverErrors[name];
  const own = troubles.filter(([where]) => remoteIn(where) === remote).at(-1);
  return [
    [name, `${remote}@${release?.version ?? ''}`],
    [messages.team, release?.team || messages.none],
    [messages.armTitle, messages.arm[release?.arm ?? 'live']],
    [messages.size, messages.bytes(digits(bytesOf(remote) / 1024))],
    [messages.server, milliseconds(serverMs[name])],
    [messages.mount, milliseconds(mount?.duration)],
    [messages.error, own ? inWords(own, changed) : messages.none],
    ...(failure ? [[messages.serverError, failure] as [string, string]] : []),
  ];
}

function inWords([where, error]: Trouble, changed: () => void): string {
  const source = sourceOf(error, changed);
  return `${where}: ${String(error)}${source && ` (${source})`}`;
}

/** The bytes that this remote has loaded so far, as transferred. */
function bytesOf(remote: string): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files
    .filter((file) => file.name.includes(`/r/${remote}/`))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

function milliseconds(count: number | undefined): string {
  return count === undefined ? messages.none : messages.milliseconds(digits(count));
}

function digits(count: number): string {
  return toPersianDigits(String(Math.round(count)));
}
