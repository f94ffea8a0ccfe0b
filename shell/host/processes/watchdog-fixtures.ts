import { ownTurns } from '../attribution/own-turns.ts';

/** A process in which a release has begun to render, and then works for ever, or waits for ever. */
void ownTurns.during(
  { remote: 'mf-a', version: '1', team: '' },
  () => new Promise(() => undefined),
);
process.send?.('beat');
setImmediate(() => {
  while (process.argv[2] === 'works');
});
setInterval(() => undefined, 1000);
