// Bundled into every remote's container in place of its own copy; the shell puts it there before it loads any remote.
const runtime = globalThis.kashiFederationRuntime;
if (!runtime) throw new Error('This remote needs a shell that lends the federation runtime');
export default runtime;
