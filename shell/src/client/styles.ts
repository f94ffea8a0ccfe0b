/** Loads a style sheet once. Code without its style is still better than no code, so a failure is let pass. */
export function loadStyle(href: string): Promise<void> {
  const present = document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`);
  if (present) return Promise.resolve();

  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}
