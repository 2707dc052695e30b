import type { TextId } from '@samspel/i18n/texts';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';

/** A page of the help: a task, and its steps in order. */
export interface HelpTask {
  /** The last part of its address: /help/<name>. */
  name: string;
  title: TextId;
  steps: readonly TextId[];
  /** The paths of the screens on which one does it. */
  screens: RegExp;
}

const HelpContext = createContext<readonly HelpTask[]>([]);

/** Passes the tasks down: the shell names them, since each is done on the pages of an area. */
export const HelpProvider = HelpContext.Provider;

/** Returns the tasks that the help explains, the commonest first. */
export const useHelpTasks = (): readonly HelpTask[] => useContext(HelpContext);

/** Returns the path of the help for the screen that is shown: the page of its task, else the list of all tasks. */
export function useHelpPath(): string {
  const { pathname } = useLocation();
  return helpPathAt(pathname, useHelpTasks());
}

/** Returns the path of the help for the screen at a path. A screen belongs to the first task that names it. */
export function helpPathAt(pathname: string, tasks: readonly HelpTask[]): string {
  const task = tasks.find(({ screens }) => screens.test(pathname));
  return task ? `/help/${task.name}` : '/help';
}
