/** A field of the content, as the editing tools in the browser know it. */
export interface Field {
  id: string;
  /** What it is, for people: "Home, hero, heading". */
  label: string;
  /** The last part of the label. */
  name: string;
  /** Fields of the same part are edited together. */
  part: string;
  /** What the schema says about it. */
  help: string;
  kind: 'text' | 'number' | 'switch' | 'choice' | 'date';
  /** The most characters, once names in braces are replaced. */
  most?: number;
  options?: string[];
  optional: boolean;
  /** As it is written, with names in braces. Null if it is left out. */
  value: string | number | boolean | null;
  /** With names replaced. */
  shown: string;
  /** The lists that it is in, the innermost first. */
  lists: { entry: string; index: number; name: string; of: string }[];
}

/** What the server tells after each request. */
export interface State {
  fields: Field[];
  /** The names that texts may have in braces, each with the field that it stands for. */
  names: Record<string, string>;
  undo: string | undefined;
  redo: string | undefined;
  /** What happened last, said once. */
  notice: string | undefined;
  /** The field that was changed last. */
  changed: string | undefined;
  welcome: boolean;
}
