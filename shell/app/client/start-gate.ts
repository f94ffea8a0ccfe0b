// The document's own lines have looked at the browser already (`start-gate-script`). What they have not let in must not
// begin: the shop without code is on the screen, and half of ours would take its forms away.
if (!('code' in document.documentElement.dataset)) {
  throw new Error('This browser cannot run the code of the shop: links and forms work without it');
}
