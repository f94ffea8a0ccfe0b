import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const requireFromHost = createRequire(import.meta.url);

/** Where the host has these from, by name. */
const ofHost = new Map(
  ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'].map((name) => [
    name,
    pathToFileURL(requireFromHost.resolve(name)).href,
  ]),
);

/*
 * Where this file is imported there is one React in the process: in the workers of hosts, and in the command, whose gate renders. In a
 * team's repository npm lays the router beside the team's React and another minor, the gate's, inside of the command's package:
 * hooks of the one would be called while the other renders.
 */
registerHooks({
  resolve(name, context, next) {
    const url = ofHost.get(name);
    return url ? { url, format: 'commonjs', shortCircuit: true } : next(name, context);
  },
});
