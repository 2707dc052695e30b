/** The most bytes that a file may have (product/content#files). */
export const fileLimit = 20_000_000;

/** The refusal of a file that is larger. */
export const tooLargeCode = 'file.tooLarge';

/** The most files that hang on one thing. */
export const mostFiles = 100;

/** An accepted type of file: the endings of its name, and its content type. */
export interface FileType {
  endings: readonly string[];
  contentType: string;
}

const openXml = 'application/vnd.openxmlformats-officedocument';

/** Every accepted type of file, in the order in which the screens list them. */
export const fileTypes = {
  doc: { endings: ['doc'], contentType: 'application/msword' },
  docx: { endings: ['docx'], contentType: `${openXml}.wordprocessingml.document` },
  xls: { endings: ['xls'], contentType: 'application/vnd.ms-excel' },
  xlsx: { endings: ['xlsx'], contentType: `${openXml}.spreadsheetml.sheet` },
  ppt: { endings: ['ppt'], contentType: 'application/vnd.ms-powerpoint' },
  pptx: { endings: ['pptx'], contentType: `${openXml}.presentationml.presentation` },
  pdf: { endings: ['pdf'], contentType: 'application/pdf' },
  jpeg: { endings: ['jpg', 'jpeg'], contentType: 'image/jpeg' },
  png: { endings: ['png'], contentType: 'image/png' },
  svg: { endings: ['svg'], contentType: 'image/svg+xml' },
  txt: { endings: ['txt'], contentType: 'text/plain' },
} as const satisfies Record<string, FileType>;
export type FileTypeName = keyof typeof fileTypes;

const entries = Object.entries(fileTypes) as [FileTypeName, FileType][];

/** The part of a name after its last dot, in lower case; empty if there is none. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Returns the type that the ending of a name indicates; undefined if it is not accepted. What the sender's machine declares is not asked: programs
 * that people have installed change it (docs/decisions/files.md).
 */
export const typeByName = (name: string): FileTypeName | undefined =>
  entries.find(([, { endings }]) => endings.includes(endingOf(name)))?.[0];

/** Returns the type with a content type, ignoring the parameters after it; undefined if it is not accepted. */
export function typeByContentType(contentType: string): FileTypeName | undefined {
  const bare = contentType.split(';')[0]!.trim().toLowerCase();
  return entries.find(([, type]) => type.contentType === bare)?.[0];
}

/** The types of picture that get a small version. A drawing (SVG) may hold more than a picture, and gets none. */
export const pictureNames: readonly FileTypeName[] = ['jpeg', 'png'];
