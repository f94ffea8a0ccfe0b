/** Measures the time until a tile is alive, up to the next frame, as a measure of the browser. */
export function measureMount(id: string): void {
  const start = performance.now();
  requestAnimationFrame(() => setTimeout(() => performance.measure(`mount ${id}`, { start })));
}
