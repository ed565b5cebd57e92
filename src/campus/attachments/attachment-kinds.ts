const HEIC: AttachmentKind = {
  type: 'image/heic',
  found: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
};
const OGG: AttachmentKind = {
  type: 'audio/ogg',
  found: ['audio/ogg', 'audio/ogg; codecs=opus', 'video/ogg', 'application/ogg'],
};

/**
 * Which files a project takes, by the extension of their names (FILE-6): what people hand in, and nothing that a double
 * click runs. `type` is what the campus calls it; `found` are the names under which its first bytes are known, none for
 * plain text, which has no such mark.
 */
const KINDS = {
  pdf: { type: 'application/pdf', found: ['application/pdf'] },
  png: { type: 'image/png', found: ['image/png', 'image/apng'] },
  jpg: { type: 'image/jpeg', found: ['image/jpeg'] },
  jpeg: { type: 'image/jpeg', found: ['image/jpeg'] },
  jpe: { type: 'image/jpeg', found: ['image/jpeg'] },
  jfif: { type: 'image/jpeg', found: ['image/jpeg'] },
  gif: { type: 'image/gif', found: ['image/gif'] },
  webp: { type: 'image/webp', found: ['image/webp'] },
  avif: { type: 'image/avif', found: ['image/avif'] },
  heic: HEIC,
  heif: HEIC,
  mp3: { type: 'audio/mpeg', found: ['audio/mpeg'] },
  m4a: { type: 'audio/mp4', found: ['audio/x-m4a', 'audio/mp4', 'video/mp4'] },
  ogg: OGG,
  opus: OGG,
  amr: { type: 'audio/amr', found: ['audio/amr'] },
  aac: { type: 'audio/aac', found: ['audio/aac'] },
  wav: { type: 'audio/wav', found: ['audio/wav', 'audio/vnd.wave'] },
  mp4: { type: 'video/mp4', found: ['video/mp4', 'video/x-m4v'] },
  mov: { type: 'video/quicktime', found: ['video/quicktime', 'video/mp4'] },
  '3gp': { type: 'video/3gpp', found: ['video/3gpp', 'video/mp4'] },
  webm: { type: 'video/webm', found: ['video/webm', 'video/matroska', 'video/x-matroska'] },
  docx: officeKind('wordprocessingml.document'),
  xlsx: officeKind('spreadsheetml.sheet'),
  pptx: officeKind('presentationml.presentation'),
  odt: openKind('text'),
  ods: openKind('spreadsheet'),
  odp: openKind('presentation'),
  doc: { type: 'application/msword', found: ['application/x-cfb'] },
  xls: { type: 'application/vnd.ms-excel', found: ['application/x-cfb'] },
  ppt: { type: 'application/vnd.ms-powerpoint', found: ['application/x-cfb'] },
  rtf: { type: 'application/rtf', found: ['application/rtf'] },
  zip: { type: 'application/zip', found: ['application/zip'] },
  txt: { type: 'text/plain', found: [] },
  md: { type: 'text/markdown', found: [] },
  csv: { type: 'text/csv', found: [] },
} as const satisfies Readonly<Record<string, AttachmentKind>>;

export interface AttachmentKind {
  readonly type: string;
  readonly found: readonly string[];
}

function officeKind(name: string): AttachmentKind {
  const type = `application/vnd.openxmlformats-officedocument.${name}`;
  return { type, found: [type] };
}

function openKind(name: string): AttachmentKind {
  const type = `application/vnd.oasis.opendocument.${name}`;
  return { type, found: [type] };
}

const KNOWN: ReadonlyMap<string, AttachmentKind> = new Map(Object.entries(KINDS));

/** As of `input`: which files are offered first. */
export const ATTACHMENT_ACCEPT = [...KNOWN.keys()].map((extension) => `.${extension}`).join(',');

/** Of a file with this name; undefined: such files are not taken. */
export function attachmentKindOf(fileName: string): AttachmentKind | undefined {
  const dot = fileName.lastIndexOf('.');
  return dot < 1 ? undefined : KNOWN.get(fileName.slice(dot + 1).toLowerCase());
}
