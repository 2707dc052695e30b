/** Where files are sent: a path below the API, and the fields beside the file in the form. */
export interface UploadTarget {
  path: string;
  fields: Readonly<Record<string, string>>;
}
