/** Loads `ConfirmDialog` for `LateDialog`. */
export const loadConfirmDialog = () =>
  import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog);
