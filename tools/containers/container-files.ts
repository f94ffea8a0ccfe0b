import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What `docs/operations/compose.yaml` says of one container. */
export interface Service {
  image: string;
  build?: { context: string; dockerfile: string; target: string };
  command?: string[];
  environment?: Record<string, string>;
  networks: Record<string, { ipv4_address?: string } | null> | string[];
  volumes: string[];
  ports?: string[];
  healthcheck?: { test: string[] };
  restart: string;
  logging?: { driver: string; options: Record<string, string> };
  stop_grace_period: string;
}

interface Compose {
  services: Record<'proxy' | 'host' | 'api' | 'database', Service>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] }; internal?: boolean }>;
  volumes: Record<string, null>;
}

export const composeText = readFileSync('docs/operations/compose.yaml', 'utf8');
export const compose = parse(composeText, { merge: true }) as Compose;
export const containerfile = readFileSync('docs/operations/Containerfile', 'utf8');

/** A stage of the Containerfile: its instructions, each on one line. */
export function stage(name: string): string {
  const stages = containerfile.replaceAll(/\s*\\\n\s*/g, ' ').split(/^(?=FROM )/m);
  const found = stages.find((each) => each.split('\n', 1)[0]?.endsWith(` AS ${name}`));
  if (!found) throw new Error(`The Containerfile has no stage ${name}`);
  return found;
}

/** What a container is given: the variables of its image, and those of the compose file over them. */
export function environmentOf(service: Service): Record<string, string> {
  const [, ofImage = ''] = /^ENV (.*)$/m.exec(stage('shop')) ?? [];
  const pairs = ofImage.split(' ').map((pair) => pair.split('=') as [string, string]);
  return { ...Object.fromEntries(pairs), ...service.environment };
}

/** The address of a container in a network; throws where the compose file fixes none. */
export function addressIn(network: string, service: Service): string {
  const { networks } = service;
  const address = Array.isArray(networks) ? undefined : networks[network]?.ipv4_address;
  if (!address) throw new Error(`No address is fixed in ${network}`);
  return address;
}
