import { createContext, useContext } from 'react';

/** The fields of every call's input that name the thing that the call is about. */
export const commonThingFields = ['id', 'ids'] as const;

const ThingFieldsContext = createContext<readonly string[]>(commonThingFields);

/** Passes these fields down, with those of the areas, which this floor does not know. */
export const ThingFieldsProvider = ThingFieldsContext.Provider;

/** Returns the fields of input that name the thing that a call concerns: no form shows them, and a thing that is not found by one of them is gone. */
export const useThingFields = (): readonly string[] => useContext(ThingFieldsContext);
