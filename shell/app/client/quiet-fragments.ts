/**
 * Development flavour only, and before react-dom. The place of a fragment is an element of one root whose content belongs to
 * another root, on purpose (see the kit's `Fragment`). React's development build would warn of every fragment, unless it believes
 * that it has already warned.
 */
Object.defineProperty(Element.prototype, '__reactWarnedAboutChildrenConflict', { value: true });

export {};
