/**
 * Development flavour only, and before react-dom: the hook by which fast refresh finds the renderer. Remotes with hot reload load
 * later than the shell's react-dom, and could not find it without this.
 */
const renderers = new Map<number, unknown>();

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    checkDCE: () => undefined,
  },
});
