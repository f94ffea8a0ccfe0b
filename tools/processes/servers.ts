import { findOrInstall } from '../running/debian.ts';

/** The servers in front of a shop and behind it, with which tests try what no pretended one shows. */
const servers = [
  { name: 'nginx', places: ['/usr/sbin/nginx'], packages: ['nginx-light'] },
  {
    name: 'Valkey or Redis',
    places: ['/usr/bin/valkey-server', '/usr/bin/redis-server'],
    packages: ['redis-server'],
  },
  {
    name: 'PostgreSQL',
    places: [15, 16, 17, 18].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`),
    packages: ['postgresql'],
  },
];

/** Puts them on this machine where they are missing. Throws where one cannot be had. */
export function installServers(): void {
  for (const server of servers) findOrInstall(server);
}
