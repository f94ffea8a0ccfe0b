/** The forge's form of a release by hand, in which a package is chosen from a list: the shell and every remote. */
export const releaseWorkflow = '.github/workflows/release.yml';

/** The workflow with the list of these packages; a form cannot ask which packages there are. Throws where it has no list. */
export function withReleaseChoices(workflow: string, remotes: readonly string[]): string {
  const list = /^( *options: )\[[^\]]*\]/m;
  if (!list.test(workflow)) throw new Error(`${releaseWorkflow} has no list of what is released`);
  return workflow.replace(
    list,
    (_found, start: string) => `${start}[${['shell', ...remotes].join(', ')}]`,
  );
}
