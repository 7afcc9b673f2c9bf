import {
  Clock,
  DraftingCompass,
  Eye,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  Menu,
  MessagesSquare,
  Orbit,
  PenLine,
  Phone,
  Ruler,
  Telescope,
  TrendingUp,
  Workflow,
} from 'lucide-react';
import css from './Icon.module.css';

const icons = {
  clock: Clock,
  compass: DraftingCompass,
  eye: Eye,
  mail: Mail,
  megaphone: Megaphone,
  menu: Menu,
  messages: MessagesSquare,
  orbit: Orbit,
  pen: PenLine,
  phone: Phone,
  pin: MapPin,
  ruler: Ruler,
  telescope: Telescope,
  trend: TrendingUp,
  workflow: Workflow,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

/** A small drawing beside words that say the same. Rendered at build. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = icons[name];
  return <Drawing className={css.icon} strokeWidth={1.25} />;
}
