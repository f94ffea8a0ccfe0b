import { createRequire } from 'node:module';
import path from 'node:path';

/*
 * Hosts run React's production build, so the gate does: the development build renders the same page in many times the time. React
 * chooses its build once, when it is loaded, by this variable, which means other things to other code.
 */
const own = process.env['NODE_ENV'];
process.env['NODE_ENV'] = 'production';
const requireFromHost = createRequire(
  path.resolve(import.meta.dirname, '../../../shell/host/main.ts'),
);
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) {
  requireFromHost(name);
}
if (own === undefined) delete process.env['NODE_ENV'];
else process.env['NODE_ENV'] = own;
