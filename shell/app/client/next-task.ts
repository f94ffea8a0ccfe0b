/** Lets the browser paint, and react to a press, before the work goes on in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
