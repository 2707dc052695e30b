import { createContext, useContext } from 'react';

/** The fields of every call's input that name the thing that the call is about. */
export const commonThingFields = ['id', 'ids'] as const;

const ThingFieldsContext = createContext<readonly string[]>(commonThingFields);

/** Hands these fields down, with those of the areas, which this floor does not know. */
export const ThingFieldsProvider = ThingFieldsContext.Provider;

/** The fields of input that name the thing that a call is about: no form shows them, and a thing that is not found by one of them is gone. */
export const useThingFields = (): readonly string[] => useContext(ThingFieldsContext);
