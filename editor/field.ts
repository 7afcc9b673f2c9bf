/** A field of the content, as the editing tools in the browser know it. */
export interface Field {
  id: string;
  /** What it is, for people: "Headline of the home page". */
  title: string;
  /** What it is called in its part. */
  name: string;
  /** Fields of the same part are edited together. */
  part: string;
  /** What the schema says about it. */
  help: string;
  kind: 'text' | 'passage' | 'markdown' | 'picture' | 'number' | 'switch' | 'choice' | 'date';
  /** The most characters, once names in braces are replaced. */
  most?: number;
  /** A picture that is not there yet, and will have a description too. */
  isGroup?: boolean;
  options?: string[];
  optional: boolean;
  /** Its file and its path there, if nobody has written it yet. The page shows its hint, with these beside it. */
  blank?: string;
  /** As it is written, with names in braces. Null if it is left out. */
  value: string | number | boolean | null;
  /** With names replaced. */
  shown: string;
  /** What stands there while the field is left out. */
  fallback?: string;
  /** The lists that it is in, the innermost first. */
  lists: {
    name: string;
    of: string;
    /** Whether a copy needs a name. */
    asksName?: boolean;
    /** Whether its place follows from its fields, such as the date of an article. */
    isSorted?: boolean;
    /** Whether the entry is hidden, if it can be. */
    isHidden?: boolean;
  }[];
}

/** A list of the content, or a group of fields that may be left out: what can be added. */
export interface ContentList {
  id: string;
  /** What it is, for people: "Clients of the home page". */
  title: string;
  /** The page that shows it. */
  page: string;
  /** Its entries by their names, each with its first field. */
  entries: { name: string; id: string }[];
  /** Whether it is a group that is left out. */
  isGroup: boolean;
  /** The numbers that something new needs: by their paths, with the words that ask for each. */
  asks: { path: string; question: string }[];
}

/** A page that the site has, or could have. */
export interface PageEntry {
  path: string;
  name: string;
  isLeftOut: boolean;
  mayBeLeftOut: boolean;
}

/** Something that stands between the content and a truthful launch. */
export interface LaunchItem {
  /** What is wrong with all of its kind, and what to do. */
  title: string;
  todo: string;
  isBlocker: boolean;
  /** Where it is, and what is there. */
  text: string;
  /** The field to change, if it is one. */
  id: string | undefined;
  /** What is left out, and can be added. */
  adds: string | undefined;
}

/** The two brand colors, and what they would do. */
export interface Colors {
  main: string;
  accent: string;
  refused: { color: 'main' | 'accent'; reason: string; nearest: string }[];
  /** All colors of a page, if both can be used. */
  css?: string;
  /** Of the accent on paper. */
  contrast?: string;
}

/** What a push to the online copy would send. */
export interface PushPlan {
  /** Where it goes. */
  address: string;
  /** Subjects of earlier commits that were not sent yet. */
  commits: string[];
  /** Files that are new, changed or gone since the last commit. */
  files: string[];
  /** All files as they are now, as Git names them: only this is pushed. */
  tree: string;
  /** Why it can't be pushed. */
  obstacle?: string;
}

/** What would be published. */
export interface PublishPlan {
  /** What was done in edit mode since the last time. */
  sentences: string[];
  /** What the company looks like now, to be sure that this is what gets published. */
  seen: string;
  /** Why nothing can be published yet. */
  obstacle?: string | undefined;
  /** Only in a copy of which Git knows where to push it. */
  push?: PushPlan | undefined;
}

/** What a new company is asked. */
export interface CompanyQuestion {
  id: string;
  asks: string;
  help?: string;
  isOptional?: boolean;
  /** The answers to choose from, by their values. */
  choices?: Readonly<Record<string, string>>;
}

/** What the server tells after each request. */
export interface State {
  fields: Field[];
  lists: ContentList[];
  pages: PageEntry[];
  /** The names that texts may have in braces, each with the field that it stands for. */
  names: Record<string, string>;
  undo: string | undefined;
  redo: string | undefined;
  /** What happened last, said once. */
  notice: string | undefined;
  /** The page that shows it, if it is a certain one. */
  go: string | undefined;
  /** The field that was changed last. */
  changed: string | undefined;
  /** The questions that make a company of one's own. Only the sample has them. */
  questions?: CompanyQuestion[];
}
