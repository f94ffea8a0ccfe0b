import { cut, emptied, type Cut } from '@kashi/build/runtime/cut';

/** The functions that animate, or that search the tree for elements to animate. */
const animating = [
  'commitAfterMutationEffectsOnFiber',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'trackEnterViewTransitions',
];

const lookingForAnimations: Cut[] = [
  // Whether a commit could be animated, and so which parts of the tree it visits.
  [/(?<=(isViewTransitionEligible|committedLanes) =\s+)\((\w+) & 335544064\) === \2(?=;)/g, '!1'],
  [/\(lanes & 335544064\) === lanes \? 10262 : 10256/g, '10256'],
  [/\(spawnedLane = 10262\)/g, '(spawnedLane = 10256)'],
  [/isViewTransitionEligible \|\|\s+(?=subtreeFlags)/g, ''],
  [
    /isViewTransitionEligible &&\s+\(\(subtreeFlags = suspendedCommitReason\),[^]*?, subtreeFlags\)\)\),\s/g,
    '',
  ],
  [/isViewTransitionEligible &&\s+rootViewTransitionNameCanceled &&[^]*?(?=flags & 2048)/g, ''],
  // The flags, set at each change, that a commit has changed a node.
  [/(?<!var )viewTransitionMutationContext = ![01]/g, '0'],
  [/current = pushMutationContext\(\);/g, ''],
  [
    /viewTransitionMutationContext &&\s+inUpdateViewTransition &&[^]*?viewTransitionMutationContext = current;/g,
    '',
  ],
];

/** The component itself, which still shows its children. */
const component: Cut[] = [
  [/(?<=case 30:\s+)isViewTransitionEligible &&\s+null !== current &&[^]*?(?=break;)/g, ''],
  [
    /(?<=case 30:\s+flags & 512[^;]+;\s+)flags = pushMutationContext[^]*?(?=recursivelyTraverse)/g,
    '',
  ],
  [/_eventPayloads\$ii2 &&\s+null !== current &&[^]*?viewTransitionMutationContext = flags;/g, ''],
  [/case 30:\s+var instance = [^]*?createViewTransitionInstance[^]*?(?=case 7:)/g, ''],
  [/case 30:\s+if \(\s+0 !== \(fiber\.flags & suspenseyCommitFlag\)[^]*?(?=default:)/g, ''],
];

const running: Cut[] = [
  [/shouldStartViewTransition\s+\? \(pendingViewTransition = [^]*?\)\)\s+: /g, ''],
  [/null !== pendingViewTransition &&\s[^]*?;/g, ''],
  [/var committedViewTransition = [^]*?pendingViewTransition = null;/g, ''],
  [/recoverableErrors = pendingViewTransitionEvents;[^]*?finished\.finally\(finishedWork\);/g, ''],
  [/^ViewTransitionPseudoElement\.prototype\.[^]*?^};$/gm, ''],
];

/**
 * Removes the animations of `ViewTransition` from React: a twentieth of its code, and visits of the tree at every transition,
 * hydration included. The shop does not use them. A remote that does shows its content without animation, as in a browser that
 * cannot animate it.
 */
export default function withoutViewTransitions(source: string): string {
  return cut(emptied(source, animating), [...lookingForAnimations, ...component, ...running]);
}
