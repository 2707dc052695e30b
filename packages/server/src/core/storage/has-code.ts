/** Whether an error is the one of the operating system with this code, such as ENOENT. */
export const hasCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException)?.code === code;
