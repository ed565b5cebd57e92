import type { LucideIcon } from 'lucide-react';
import File from 'lucide-react/icons/file';
import FileArchive from 'lucide-react/icons/file-archive';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import Image from 'lucide-react/icons/image';
import Music from 'lucide-react/icons/music';
import { attachmentKindOf } from '#campus/attachments/attachment-kinds.ts';

/** For the eye only: the ending of the name says the same. */
export function kindIcon(fileName: string): LucideIcon {
  const type = attachmentKindOf(fileName)?.type ?? '';
  if (type.startsWith('image/')) return Image;
  if (type.startsWith('video/')) return Film;
  if (type.startsWith('audio/')) return Music;
  if (type === 'application/zip') return FileArchive;
  return type === '' ? File : FileText;
}
