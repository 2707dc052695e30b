/** Of what the server makes files: a year wheel, or one's own year. */
export interface FileSource {
  calendar?: { id: string };
  /** The name of the file. */
  title: string;
}
