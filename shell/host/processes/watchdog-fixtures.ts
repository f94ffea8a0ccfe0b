import { ownTurns } from '../attribution/own-turns.ts';

/** A process in which a release has begun to render, and then loops or waits without end. */
void ownTurns.during(
  { remote: 'mf-a', version: '1', team: '' },
  () => new Promise(() => undefined),
);
process.send?.('beat');
setImmediate(() => {
  while (process.argv[2] === 'works');
});
setInterval(() => undefined, 1000);
