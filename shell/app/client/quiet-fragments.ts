/**
 * Development flavour only, and before react-dom. The place of a fragment is an element of one root whose content belongs to
 * another, on purpose (see the kit's `Fragment`); React's development build would call that an error in every one of them,
 * unless it believes that it has said so already.
 */
Object.defineProperty(Element.prototype, '__reactWarnedAboutChildrenConflict', { value: true });

export {};
