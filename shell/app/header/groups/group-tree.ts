import { useEffect, useState } from 'react';
import type { Ask } from '@kashi/contracts/asking/ask';
import type { Group } from '@kashi/contracts/home';
import { useAsk } from '@kashi/kit/use-ask';

interface GroupTree {
  /** null until they have loaded. */
  groups: Group[] | null;
  problem: unknown;
  retry(): void;
}

/**
 * The groups with all their branches, for the mega-menu and the drawer. Read when one of them first opens, then kept for the
 * visit (§4: home content is loaded once).
 */
export function useGroupTree(): GroupTree {
  const ask = useAsk();
  const [groups, setGroups] = useState<Group[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isWanted = true;
    readGroups(ask).then(
      (read) => isWanted && setGroups(read),
      (error: unknown) => isWanted && setProblem(error),
    );
    return () => {
      isWanted = false;
    };
  }, [ask, turn]);

  function retry() {
    setProblem(null);
    setTurn(turn + 1);
  }

  return { groups, problem, retry };
}

// By the `ask` function: each root of the frame has its own, and reads once.
const readings = new WeakMap<Ask, Promise<Group[]>>();

function readGroups(ask: Ask): Promise<Group[]> {
  const known = readings.get(ask);
  if (known) return known;

  const reading = ask('GET /v1/ContentManagement/Contents/Read', {}).then(
    ({ value }) => value.Groups,
  );
  readings.set(ask, reading);
  reading.catch(() => readings.delete(ask));
  return reading;
}
