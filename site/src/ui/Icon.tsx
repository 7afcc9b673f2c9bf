import {
  Baby,
  BookOpen,
  Clock,
  DraftingCompass,
  Eye,
  Globe,
  HeartPulse,
  type IconNode,
  Mail,
  MapPin,
  Megaphone,
  Menu,
  MessagesSquare,
  Orbit,
  PenLine,
  Phone,
  Ruler,
  Scale,
  Spline,
  TrendingUp,
  Workflow,
} from 'lucide';
import css from './Icon.module.css';

const icons = {
  book: BookOpen,
  clock: Clock,
  compass: DraftingCompass,
  cradle: Baby,
  eye: Eye,
  globe: Globe,
  health: HeartPulse,
  mail: Mail,
  megaphone: Megaphone,
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
  workflow: Workflow,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

/** In the file of drawings. Short, because the page repeats it. */
const idOf = (name: IconName) => `i${iconNames.indexOf(name)}`;

function Shapes({ name }: { name: IconName }) {
  return icons[name].map(([Shape, attributes]) => (
    <Shape key={JSON.stringify(attributes)} {...attributes} />
  ));
}

interface Props {
  name: IconName;
  /**
   * The URL of a file with all icons. With it, the page takes the lines from there; without, it
   * contains them.
   */
  file?: string | undefined;
}

/** A small drawing next to text that says the same. Rendered at build time. */
export function Icon({ name, file }: Props) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      {file === undefined ? <Shapes name={name} /> : <use href={`${file}#${idOf(name)}`} />}
    </svg>
  );
}

/** All icons, for the file that the home page takes them from. */
export function IconParts() {
  return iconNames.map((name) => (
    <g key={name} id={idOf(name)}>
      <Shapes name={name} />
    </g>
  ));
}
