// Stands in the federation's runtime for its knowledge of manifests and of other hosts on the page, see build.ts: the
// document says where each remote's entry is, and there is one host.
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}

/** A remote that is registered anew has a new name here, so none is ever taken out, which alone asks for this. */
export const getGlobalRemoteInfo = () => ({});
