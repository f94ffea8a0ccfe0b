// Bundled into every remote's container instead of the runtime; the shell provides the runtime before it loads any remote.
const runtime = globalThis.kashiFederationRuntime;
if (!runtime) throw new Error('This remote needs a shell that lends the federation runtime');
export default runtime;
