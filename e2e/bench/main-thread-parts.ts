/**
 * An event of Chromium's trace, as much of it as is read here; in microseconds. `tdur` is the time that its thread had the
 * processor: on a busy machine `dur` counts the time that others had.
 */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string; navigationId?: string } };
}

export const parts = [
  'parse',
  'compile',
  'evaluate',
  'run',
  'GC',
  'layout',
  'paint',
  'rest',
] as const;

/** The work of a main thread in some time, in milliseconds. */
export interface MainThread {
  /** How long each part took by itself, without the parts that it called. */
  spent: Record<(typeof parts)[number], number>;
  /** Every task over 50 ms after the first contentful paint, the longest first. */
  longTasks: number[];
  /** How much of those tasks is beyond 50 ms (total blocking time). */
  blocking: number;
  /** From the start of the visit to the first contentful paint. */
  firstPaint: number;
}

/** The part of each kind of event. An event that is not named here belongs to the event around it. */
const partOf: Record<string, (typeof parts)[number]> = {
  ParseHTML: 'parse',
  ParseAuthorStyleSheet: 'parse',
  'v8.compile': 'compile',
  'v8.compileModule': 'compile',
  'v8.produceCache': 'compile',
  EvaluateScript: 'evaluate',
  'v8.evaluateModule': 'evaluate',
  FunctionCall: 'run',
  'v8.callFunction': 'run',
  'v8.run': 'run',
  RunMicrotasks: 'run',
  TimerFire: 'run',
  EventDispatch: 'run',
  HandlePostMessage: 'run',
  FireAnimationFrame: 'run',
  FireIdleCallback: 'run',
  'IntersectionObserverController::computeIntersections': 'layout',
  MinorGC: 'GC',
  MajorGC: 'GC',
  UpdateLayoutTree: 'layout',
  Layout: 'layout',
  HitTest: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  'Decode Image': 'paint',
};

const longTaskMs = 50;

/** The work of the page's main thread in the first `windowMs` of the visit that a trace has recorded. */
export function mainThreadOf(events: TraceEvent[], windowMs: number): MainThread {
  const start = events.find(({ name, args }) => name === 'navigationStart' && isPage(args));
  if (!start) throw new Error('The trace has no visit in it');
  const isHere = ({ pid, tid, ts }: TraceEvent) =>
    pid === start.pid && tid === start.tid && ts >= start.ts && ts < start.ts + windowMs * 1000;
  const here = events.filter(isHere);
  // The document before may be painted after the visit has begun.
  const visit = start.args?.data?.navigationId;
  const isFirstPaint = ({ name, args }: TraceEvent) =>
    name === 'firstContentfulPaint' && args?.data?.navigationId === visit;
  const firstPaint = here.find(isFirstPaint)?.ts;
  if (firstPaint === undefined) throw new Error('The visit has painted nothing');

  const longTasks = here
    .filter(({ name, ts }) => name === 'RunTask' && ts > firstPaint)
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((ms) => ms > longTaskMs)
    .toSorted((one, other) => other - one);
  return {
    spent: spentIn(here),
    longTasks,
    blocking: longTasks.reduce((sum, ms) => sum + ms - longTaskMs, 0),
    firstPaint: (firstPaint - start.ts) / 1000,
  };
}

function spentIn(events: TraceEvent[]): MainThread['spent'] {
  const spent = Object.fromEntries(parts.map((part) => [part, 0])) as MainThread['spent'];
  const open: { end: number; part: (typeof parts)[number] }[] = [];
  const whole = events.filter(
    ({ ph, name }) => ph === 'X' && (name === 'RunTask' || name in partOf),
  );
  // Of two events with one start, the longer encloses the shorter.
  const inOrder = whole.toSorted((one, other) => one.ts - other.ts || other.dur! - one.dur!);

  for (const { name, ts, dur = 0, tdur = 0 } of inOrder) {
    while (open.length > 0 && open.at(-1)!.end <= ts) open.pop();
    const around = open.at(-1);
    const part = partOf[name] ?? 'rest';
    if (around) spent[around.part] -= tdur / 1000;
    spent[part] += tdur / 1000;
    open.push({ end: ts + dur, part });
  }
  return spent;
}

function isPage(args: TraceEvent['args']): boolean {
  return args?.data?.documentLoaderURL?.startsWith('http') === true;
}
