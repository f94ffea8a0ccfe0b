// The document's inline script has already tested the browser (`start-gate-script`). In a browser that it has refused this code
// must not start: the shop without code is on the screen, and half-working code would break its forms.
if (!('code' in document.documentElement.dataset)) {
  throw new Error('This browser cannot run the code of the shop: links and forms work without it');
}
