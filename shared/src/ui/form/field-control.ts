import { createContext, useContext } from 'react';

/** What ties a control to its field: `Field` gives it, `Input` and its like spread it on their element. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const FieldContext = createContext<FieldControl>({});

/** Empty outside of a `Field`. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
