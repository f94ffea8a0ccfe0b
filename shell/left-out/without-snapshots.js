// Replaces the federation runtime's handling of manifests and of other hosts on the page, see build.ts: the document names each
// remote's entry, and there is one host.
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}
