/** A process in which a release has begun to render, and then works for ever, or waits for ever. */
process.send?.({ rendering: { remote: 'mf-a', version: '1', team: '' } });
setImmediate(() => {
  while (process.argv[2] === 'works');
});
setInterval(() => undefined, 1000);
