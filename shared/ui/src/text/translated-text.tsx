/** What a translator has put in the place of a text that React still holds. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Keeps the page working while the browser translates it. A translator puts an element of its own in the place of each text; React
 * knows of no such change, removes the text or inserts beside it, throws, and the page is lost. After this call such a removal or
 * insertion meets what stands in the place of the text. A text that React changes comes back, and the translator translates it anew,
 * so that no old price stays. It must be called before React renders, and once in a document.
 */
export function keepUpWithTranslators(): void {
  // Nothing else of the start needs an observer, and a shop that cannot be translated still sells.
  if (!('MutationObserver' in globalThis)) return;
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function (child) {
    const present = inPlaceOf(child, this);
    if (present) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function (node, child) {
    insertBefore.call(this, node, child && inPlaceOf(child, this));
    return node;
  };

  const changes = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling } of records) {
      if (type === 'characterData') standIns.get(target)?.replaceWith(target);
      const [text] = removedNodes;
      // Chromium's translator inserts its element before the text and removes the text; others replace it in one step.
      const standIn = addedNodes[0] ?? previousSibling;
      if (!(text instanceof Text) || standIn?.nodeName !== 'FONT') continue;
      standIns.set(text, standIn as HTMLElement);
      changes.observe(text, { characterData: true });
    }
  });
  changes.observe(document.body, { childList: true, subtree: true });
}

/** The child that stands for a text: null if the translator has left nothing in its place. Any other node stands for itself. */
function inPlaceOf(child: Node, parent: Node): Node | null {
  if (child.parentNode === parent || !(child instanceof Text)) return child;
  const standIn = standIns.get(child);
  return standIn?.parentNode === parent ? standIn : null;
}
