import { atom, createStore, useAtom, useAtomValue, useSetAtom } from 'jotai';

/** What remotes share state with. A remote that needs another export asks for it here. */
export const jotai = { atom, createStore, useAtom, useAtomValue, useSetAtom };
