/** Puts what was saved in the place of what was sent, unless the member has typed more since: that stays, and is not saved yet. */
export function unlessTyped<Draft>(sent: Draft, saved: Draft): (now: Draft) => Draft {
  return (now) => (now === sent ? saved : now);
}

/** The changes typed after the save began; they are still unsaved. */
export function typedSince<Changes extends object>(sent: Changes, now: Changes): Changes {
  const left = Object.entries(now).filter(([name, value]) => value !== sent[name as keyof Changes]);
  return Object.fromEntries(left) as Changes;
}

/**
 * What was typed, over what another member has saved since `read` was read: a field that still has the value that was read was not
 * typed, and takes theirs.
 */
export function typedOver<Draft extends object>(draft: Draft, read: Draft, theirs: Draft): Draft {
  const untyped = Object.entries(theirs).filter(([name]) =>
    isSame(read[name as keyof Draft], draft[name as keyof Draft]),
  );
  return { ...draft, ...(Object.fromEntries(untyped) as Partial<Draft>) };
}

/** As `typedOver`, for ticks: each that still is as it was read was not touched, and is as theirs. */
export function tickedOver<Name>(
  all: readonly Name[],
  { ticked, read, theirs }: Record<'ticked' | 'read' | 'theirs', readonly Name[]>,
): Name[] {
  return all.filter((name) => {
    const isUntouched = ticked.includes(name) === read.includes(name);
    return (isUntouched ? theirs : ticked).includes(name);
  });
}

/**
 * Whether two values of a field are the same, in whichever order the parts of an object were written; rows within the value have keys
 * of their own at each reading.
 */
export function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((value) =>
    JSON.stringify(value, (name, part: unknown) => (name === 'key' ? undefined : inOrder(part))),
  );
  return first === second;
}

function inOrder(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
}
