import { createContext } from 'react';

/** Another list is on its way. */
export const AwaitedList = createContext(false);
