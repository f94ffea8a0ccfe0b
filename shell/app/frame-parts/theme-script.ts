/**
 * The few lines that set the theme before the first paint: the stored choice, else the system's. They stand inline in
 * the document, so the Content-Security-Policy allows exactly them, by their hash. Keep them free of `<`.
 */
export const themeScript =
  "(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}" +
  "document.documentElement.dataset.theme=t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()";

/** Local storage's name of the visitor's choice: `light` or `dark`. */
export const themeStorageKey = 'theme';
