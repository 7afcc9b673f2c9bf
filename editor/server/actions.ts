import type { z } from 'astro/zod';
import {
  changeColors,
  colorsInput,
  companyInput,
  logoInput,
  makeCompany,
  readLogoColors,
} from './actions/company.ts';
import {
  addInput,
  addToList,
  changeList,
  createEntryFile,
  createInput,
  listInput,
} from './actions/entries.ts';
import { checkFields, checkInput, saveFields, saveInput } from './actions/fields.ts';
import { noInput } from './actions/input.ts';
import { changePage, pageInput } from './actions/pages.ts';
import { pictureInput, savePicture } from './actions/pictures.ts';
import {
  buildPreview,
  getLaunchItems,
  openFolder,
  planPublishing,
  pushInput,
  pushSite,
  readZip,
  saveSite,
  saveSiteInput,
} from './actions/publish.ts';
import { getState, redo, undo } from './actions/state.ts';
import type { Session } from './session.ts';

/** A request that our own page does not make. */
export class BadRequest extends Error {}

/** Something that the page can ask for. */
interface Action {
  /** Whether it changes nothing, so that it need not wait for others. */
  isReadOnly: boolean;
  /** Throws BadRequest if the input is not what the action is sent. */
  run: (session: Session, input: unknown) => unknown;
}

const createAction =
  (isReadOnly: boolean) =>
  <Input extends z.ZodType>(
    schema: Input,
    run: (session: Session, input: z.output<Input>) => unknown,
  ): Action => ({
    isReadOnly,
    run(session, input) {
      const { success, data } = schema.safeParse(input);
      if (!success) throw new BadRequest();
      return run(session, data);
    },
  });

const query = createAction(true);
const command = createAction(false);

const actions: Readonly<Record<string, Action>> = {
  state: query(noInput, getState),
  check: query(checkInput, checkFields),
  logoColors: query(logoInput, readLogoColors),
  launch: query(noInput, getLaunchItems),
  publishPlan: query(noInput, planPublishing),
  preview: query(noInput, buildPreview),
  zip: query(noInput, readZip),

  save: command(saveInput, saveFields),
  list: command(listInput, changeList),
  add: command(addInput, addToList),
  create: command(createInput, createEntryFile),
  page: command(pageInput, changePage),
  picture: command(pictureInput, savePicture),
  colors: command(colorsInput, changeColors),
  makeCompany: command(companyInput, makeCompany),
  saveSite: command(saveSiteInput, saveSite),
  push: command(pushInput, pushSite),
  showFolder: command(noInput, openFolder),
  undo: command(noInput, undo),
  redo: command(noInput, redo),
};

/** The action with a name, as it is in the address of a request. */
export const findAction = (name: string): Action | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined;
