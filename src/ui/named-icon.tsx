import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Coffee from 'lucide-react/icons/coffee';
import Download from 'lucide-react/icons/download';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hammer from 'lucide-react/icons/hammer';
import Handshake from 'lucide-react/icons/handshake';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import KeyRound from 'lucide-react/icons/key-round';
import Languages from 'lucide-react/icons/languages';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Printer from 'lucide-react/icons/printer';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Sparkles from 'lucide-react/icons/sparkles';
import Sprout from 'lucide-react/icons/sprout';
import Target from 'lucide-react/icons/target';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** Signs that authors may name (docs/content.md); any other name shows a small light. */
const SIGNS: ReadonlyMap<string, LucideIcon> = new Map([
  ['award', Award],
  ['book-open', BookOpen],
  ['calendar-days', CalendarDays],
  ['clock', Clock],
  ['download', Download],
  ['globe', Globe],
  ['graduation-cap', GraduationCap],
  ['heart-handshake', HeartHandshake],
  ['languages', Languages],
  ['mail', Mail],
  ['map-pin', MapPin],
  ['message-circle', MessageCircle],
  ['phone', Phone],
  ['search', Search],
  ['shield-check', ShieldCheck],
  ['smartphone', Smartphone],
  ['target', Target],
  ['user-plus', UserPlus],
  ['users', Users],
  ['check', Check],
  ['coffee', Coffee],
  ['hammer', Hammer],
  ['handshake', Handshake],
  ['key-round', KeyRound],
  ['printer', Printer],
  ['sprout', Sprout],
  ['wifi', Wifi],
  ['wifi-off', WifiOff],
]);

/** `otherwise`: in place of the small light, where none has that name. */
type Props = { name: string; size?: 'lg'; otherwise?: ReactNode };

export function NamedIcon({ name, size, otherwise }: Props): ReactNode {
  const sign = SIGNS.get(name);
  if (sign === undefined && otherwise !== undefined) return otherwise;
  return <Icon of={sign ?? Sparkles} {...(size && { size })} />;
}
