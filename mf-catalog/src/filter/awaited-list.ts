import { createContext } from 'react';

/** True while another list is on its way. */
export const AwaitedList = createContext(false);
