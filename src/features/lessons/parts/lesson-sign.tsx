import type { LucideIcon } from 'lucide-react';
import CodeXml from 'lucide-react/icons/code-xml';
import DoorOpen from 'lucide-react/icons/door-open';
import EyeOff from 'lucide-react/icons/eye-off';
import FileStack from 'lucide-react/icons/file-stack';
import FileText from 'lucide-react/icons/file-text';
import FolderOpen from 'lucide-react/icons/folder-open';
import HandHelping from 'lucide-react/icons/hand-helping';
import Hourglass from 'lucide-react/icons/hourglass';
import Key from 'lucide-react/icons/key';
import ListChecks from 'lucide-react/icons/list-checks';
import Lock from 'lucide-react/icons/lock';
import MessageSquare from 'lucide-react/icons/message-square';
import Palette from 'lucide-react/icons/palette';
import Paperclip from 'lucide-react/icons/paperclip';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Repeat from 'lucide-react/icons/repeat';
import ScanLine from 'lucide-react/icons/scan-line';
import Send from 'lucide-react/icons/send';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Sparkles from 'lucide-react/icons/sparkles';
import Stamp from 'lucide-react/icons/stamp';
import Tag from 'lucide-react/icons/tag';
import Wind from 'lucide-react/icons/wind';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** Signs that only lessons have, beside those of every page (docs/content.md). */
const LESSON_SIGNS: ReadonlyMap<string, LucideIcon> = new Map([
  ['code-xml', CodeXml],
  ['door-open', DoorOpen],
  ['eye-off', EyeOff],
  ['file-stack', FileStack],
  ['file-text', FileText],
  ['folder-open', FolderOpen],
  ['hand-helping', HandHelping],
  ['hourglass', Hourglass],
  ['key', Key],
  ['list-checks', ListChecks],
  ['lock', Lock],
  ['message-square', MessageSquare],
  ['palette', Palette],
  ['paperclip', Paperclip],
  ['piggy-bank', PiggyBank],
  ['receipt-text', ReceiptText],
  ['repeat', Repeat],
  ['scan-line', ScanLine],
  ['send', Send],
  ['shield-alert', ShieldAlert],
  ['stamp', Stamp],
  ['tag', Tag],
  ['wind', Wind],
  ['wrench', Wrench],
]);

/** A sign that only lessons have; a small light where none has that name. */
export function LessonSign({ name }: { name: string }): ReactNode {
  return <Icon of={LESSON_SIGNS.get(name) ?? Sparkles} size="lg" />;
}
