// Stands in the federation's runtime for its knowledge of manifests and of other hosts on the page, see build.ts: the
// document says where each remote's entry is, and there is one host.
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}
