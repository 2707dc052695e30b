/** Whether an error has this code of the operating system, such as ENOENT. */
export const hasCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException)?.code === code;
