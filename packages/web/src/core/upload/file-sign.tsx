import { FileExcelIcon, FileIcon, FileImageIcon, FilePdfIcon, FileTextIcon, FileWordIcon } from '@navikt/aksel-icons';
import { type FileTypeName, typeByContentType } from '@samspel/domain/file/file';
import type { ReactNode } from 'react';

const signs: Record<FileTypeName, ReactNode> = {
  doc: <FileWordIcon aria-hidden="true" />,
  docx: <FileWordIcon aria-hidden="true" />,
  xls: <FileExcelIcon aria-hidden="true" />,
  xlsx: <FileExcelIcon aria-hidden="true" />,
  ppt: <FileIcon aria-hidden="true" />,
  pptx: <FileIcon aria-hidden="true" />,
  pdf: <FilePdfIcon aria-hidden="true" />,
  jpeg: <FileImageIcon aria-hidden="true" />,
  png: <FileImageIcon aria-hidden="true" />,
  svg: <FileImageIcon aria-hidden="true" />,
  txt: <FileTextIcon aria-hidden="true" />,
};

/** The icon of a type of file. */
export const FileSign = ({ contentType }: { contentType: string }) => signs[typeByContentType(contentType) ?? 'txt'];
