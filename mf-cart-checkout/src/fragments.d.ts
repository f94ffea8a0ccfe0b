// Written by `kashi types` from what is live: change that.
import '@kashi/kit/fragment/Fragment';

declare module '@kashi/kit/fragment/Fragment' {
  interface Fragments {
    'mf-account/address-editor': {
      mode: "create";
    } | {
      mode: "edit";
      addressId: number;
      title?: string;
    };
  }
}
