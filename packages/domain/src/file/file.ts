/** The most bytes that a file may have (product/content#files). */
export const fileLimit = 20_000_000;

/** The refusal of a file that has more. */
export const tooLargeCode = 'file.tooLarge';

/** The most files that hang on one thing. */
export const mostFiles = 100;

/** A type of file that is accepted: how its name may end, and what it is called on the wire. */
export interface FileType {
  endings: readonly string[];
  contentType: string;
}

const openXml = 'application/vnd.openxmlformats-officedocument';

/** Every type of file that is accepted, in the order in which people are told of them. */
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

/** The type that the ending of a name says; undefined for one that is not accepted. */
export const typeByName = (name: string): FileTypeName | undefined =>
  entries.find(([, { endings }]) => endings.includes(endingOf(name)))?.[0];

/** The type that is called so on the wire, whatever stands after it; undefined for one that is not accepted. */
export function typeByContentType(contentType: string): FileTypeName | undefined {
  const bare = contentType.split(';')[0]!.trim().toLowerCase();
  return entries.find(([, type]) => type.contentType === bare)?.[0];
}

/** What a browser declares that does not know a type. */
const unknown = new Set(['', 'application/octet-stream']);

/** The type of a file as its name and its declared type agree on it; undefined if they do not, or it is not accepted. */
export function declaredType(name: string, contentType: string): FileTypeName | undefined {
  const byName = typeByName(name);
  return unknown.has(contentType) || typeByContentType(contentType) === byName ? byName : undefined;
}

/** Types of picture that are drawn anew, small; a drawing (SVG) may hold more than a picture, and is not drawn. */
export const pictureNames: readonly FileTypeName[] = ['jpeg', 'png'];
