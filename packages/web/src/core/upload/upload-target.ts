/** Where files are sent: a path below the API, and what the form says beside the file. */
export interface UploadTarget {
  path: string;
  fields: Readonly<Record<string, string>>;
}
