import {
  Baby,
  BookOpen,
  Clock,
  DraftingCompass,
  Globe,
  HeartPulse,
  type IconNode,
  Mail,
  MapPin,
  Menu,
  MessagesSquare,
  Orbit,
  PenLine,
  Phone,
  Ruler,
  Scale,
  Spline,
  TrendingUp,
} from 'lucide';
import css from './Icon.module.css';

const icons = {
  book: BookOpen,
  clock: Clock,
  compass: DraftingCompass,
  cradle: Baby,
  globe: Globe,
  health: HeartPulse,
  mail: Mail,
  menu: Menu,
  messages: MessagesSquare,
  orbit: Orbit,
  pen: PenLine,
  phone: Phone,
  pin: MapPin,
  ruler: Ruler,
  scale: Scale,
  spline: Spline,
  trend: TrendingUp,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

/** A small drawing next to text that says the same. Rendered at build time. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      {icons[name].map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
}
