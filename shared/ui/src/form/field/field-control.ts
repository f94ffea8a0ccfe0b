import { createContext, useContext } from 'react';

/**
 * The attributes that link a control to its field: `Field` provides them, and `Input` and the others set them on their element.
 */
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
