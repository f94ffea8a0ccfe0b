import { mountRootParcel, type Parcel } from 'single-spa';
import type { ShellApi, MountedFragment } from '@kashi/border/shell-api';
import type { View } from '@kashi/border/remote-contract';
import { measureMount } from '../../telemetry/mount-measure.ts';
import { showFallback } from './fallback.ts';
import type { RemoteModules } from './remote-modules.ts';

interface FragmentMountsOptions {
  modules: RemoteModules;
  shell(): ShellApi;
  report(error: unknown, where: string): void;
}

/**
 * Mounts fragments as single-spa parcels. If a fragment cannot be loaded, the server's HTML stays: HTML that can be read, or
 * posted as a form, is better than a notice.
 */
export function createFragmentMounts({ modules, shell, report }: FragmentMountsOptions) {
  return (id: string, element: HTMLElement, props: object, idPrefix: string): MountedFragment => {
    const [remote = '', name = ''] = id.split('/');
    const hydrate = element.firstElementChild !== null;
    let view: View = { params: {}, data: null, props };
    let show: (view: View) => void = () => undefined;
    let parcel: Parcel | null = null;
    let gone = false;

    async function mount(): Promise<void> {
      try {
        const { lifecycles } = await modules.fragment(remote, name);
        if (gone) return;
        measureMount(id);
        const own = {
          domElement: element,
          host: shell(),
          hydrate: hydrate && element.firstElementChild !== null,
          idPrefix,
          view,
          onView: (listener: typeof show) => (show = listener),
          onError: (error: unknown) => fail(error),
        };
        parcel = mountRootParcel({ name: id, ...lifecycles }, own);
        const { mountPromise, unmountPromise } = parcel;
        // single-spa keeps the properties of every root parcel until the tab closes, and the element its whole page.
        const empty = () => {
          for (const key in own) delete (own as Record<string, unknown>)[key];
        };
        void mountPromise.then(() => unmountPromise).then(empty, empty);
        await mountPromise;
      } catch (error) {
        report(error, `fragment ${id}`);
        parcel = null;
        if (!gone && !hydrate) showFallback(element, () => void mount());
      }
    }

    function fail(error: unknown): void {
      report(error, `fragment ${id}`);
      const failed = parcel;
      parcel = null;
      if (gone) return;
      void failed?.unmount().then(() => !gone && showFallback(element, () => void mount()));
    }

    void mount();
    return {
      update(next) {
        view = { ...view, props: next };
        show(view);
      },
      unmount() {
        gone = true;
        parcel?.unmount().catch((error: unknown) => report(error, `fragment ${id}`));
      },
    };
  };
}
