import type {
  ContentFiles,
  checkContent,
} from '@website/content-model/checks/content/check-content.ts';
import {
  decodeText,
  readContentFiles,
} from '@website/content-model/checks/content/content-files.ts';
import type { PlacedList } from './find-fields.ts';
import { withForm } from './forms.ts';
import { frontOf } from './source-text.ts';

/** The files that a draft begins with, and their check: the session. */
interface Source {
  folder: string;
  readText: (file: string) => string;
  check: (files: ContentFiles) => ReturnType<typeof checkContent>;
}

/** Content files as they will be. Nothing is written before the session saves the draft. */
export class Draft {
  readonly #source: Source;
  /** The texts of the files that change. A file without a text is removed. */
  readonly texts: Map<string, string>;
  /** New pictures by their names. */
  readonly pictures: Map<string, Buffer>;

  /** `draft` is another one, which this one continues. */
  constructor(source: Source, draft?: Draft) {
    this.#source = source;
    this.texts = new Map(draft?.texts);
    this.pictures = new Map(draft?.pictures);
  }

  /** All content files, with the changes of the draft. */
  get files(): ContentFiles {
    const files = new Map(readContentFiles(this.#source.folder));
    for (const [file, text] of this.texts) {
      if (text === '') files.delete(file);
      else files.set(file, decodeText(Buffer.from(text)));
    }
    return files;
  }

  check(): ReturnType<Source['check']> {
    return this.#source.check(this.files);
  }

  isRight(): boolean {
    return !('problems' in this.check());
  }

  read(file: string): string {
    return this.texts.get(file) ?? this.#source.readText(file);
  }

  /** The YAML of a file: all of it, or the front matter of a Markdown file. */
  readYaml(file: string): string {
    return frontOf(file, this.read(file)).head;
  }

  write(file: string, text: string): void {
    this.texts.set(file, text);
  }

  /** Changes the YAML of a file. */
  edit(file: string, change: (yaml: string) => string): void {
    const { before, head, after } = frontOf(file, this.read(file));
    this.write(file, before + change(head) + after);
  }

  remove(file: string): void {
    this.texts.set(file, '');
  }

  /** Adds the words of sections that the content needs and that were left out, to be filled in. */
  addMissingSections(lists: readonly PlacedList[]): void {
    for (;;) {
      const checked = this.check();
      const [problem] = 'problems' in checked ? checked.problems : [];
      const section = lists.find(
        ({ isGroup, file, path }) =>
          isGroup && problem?.file.endsWith(`/${file}`) && path.join('.') === problem.field,
      );
      if (!section) return;
      this.edit(section.file, (yaml) => withForm(yaml, section));
    }
  }
}
