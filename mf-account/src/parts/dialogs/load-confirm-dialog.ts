/** For `LateDialog`: the question before something is deleted comes when it is first asked. */
export const loadConfirmDialog = () =>
  import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog);
