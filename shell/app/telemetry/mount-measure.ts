/** Begins to measure how long a tile takes to come alive, until the frame after it; as the browser's own measure. */
export function measureMount(id: string): void {
  const start = performance.now();
  requestAnimationFrame(() => setTimeout(() => performance.measure(`mount ${id}`, { start })));
}
