/** What whoever opens a shop is told of what developers may have in it; null in production, where nobody has it. */
export function developerAccess(variables: NodeJS.ProcessEnv): string | null {
  if (variables['NODE_ENV'] === 'production') return null;
  const what = 'In development: codes at /dev/outbox, any version by ?kashi=, ?xray';
  return variables['KASHI_DEVELOPER_ACCESS'] === 'everybody'
    ? `${what}, for everybody who reaches this shop`
    : `${what}, for this machine alone (KASHI_DEVELOPER_ACCESS=everybody: for everybody)`;
}
