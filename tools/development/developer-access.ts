/** The message at the start that names the developers' ways into the shop; null in production, which has none. */
export function developerAccess(variables: NodeJS.ProcessEnv): string | null {
  if (variables['NODE_ENV'] === 'production') return null;
  const what = 'In development: codes at /dev/outbox, any version by ?kashi=, ?xray';
  return variables['KASHI_DEVELOPER_ACCESS'] === 'everybody'
    ? `${what}, for everybody who reaches this shop`
    : `${what}, for this machine alone (KASHI_DEVELOPER_ACCESS=everybody: for everybody)`;
}
