/**
 * The inline script that sets the theme before the first paint: the stored choice, or else the system's. The
 * Content-Security-Policy allows it by its hash. Keep it free of `<`.
 */
export const themeScript =
  "(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}" +
  "document.documentElement.dataset.theme=t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()";

/** The key of the visitor's choice in local storage: `light` or `dark`. */
export const themeStorageKey = 'theme';
