import { atom, createStore, useAtom, useAtomValue, useSetAtom } from 'jotai';

/** The exports of jotai that remotes share. A remote that needs another export adds it here, and to lint. */
export const jotai = { atom, createStore, useAtom, useAtomValue, useSetAtom };
