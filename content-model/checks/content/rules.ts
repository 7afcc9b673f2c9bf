import type { Content } from '../../collections.ts';
import type { Finding } from './problem.ts';
import { articleRules } from './rules/articles.ts';
import { careersRules } from './rules/careers.ts';
import { claimRules } from './rules/claims.ts';
import { contactFormRules } from './rules/contact-form.ts';
import { cookieRules } from './rules/cookies.ts';
import { copyRules } from './rules/copies.ts';
import { dateRules } from './rules/dates.ts';
import { docsRules } from './rules/docs.ts';
import { labelRules } from './rules/labels.ts';
import { openApiRules } from './rules/openapi.ts';
import { headRules, linkRules } from './rules/pages.ts';
import { redirectRules } from './rules/redirects.ts';
import { serviceRules } from './rules/services.ts';
import { textRules } from './rules/texts.ts';
import { wordRules } from './rules/words.ts';

/** A rule across fields and files, which the schema of a single record cannot express. */
type Rule = (content: Content) => Iterable<Finding>;

const rules: readonly Rule[] = [
  articleRules,
  careersRules,
  claimRules,
  contactFormRules,
  cookieRules,
  copyRules,
  dateRules,
  docsRules,
  headRules,
  labelRules,
  openApiRules,
  redirectRules,
  serviceRules,
  wordRules,
];

/** These look at one text after the other, so they can also judge what has a mistake elsewhere. */
const rulesOfTexts: readonly Rule[] = [linkRules, textRules];

/** A rule has read a collection that is not valid. */
class NotValid extends Error {}

/** The findings of all rules. A rule ends where it needs a collection that is not valid. */
export function* findingsIn(valid: Content, readable: Content): Generator<Finding> {
  const guarded = new Proxy(valid, {
    get: (content, name: keyof Content) => {
      if (name in content) return content[name];
      throw new NotValid();
    },
  });
  for (const rule of rules) {
    try {
      yield* rule(guarded);
    } catch (error) {
      if (!(error instanceof NotValid)) throw error;
    }
  }
  for (const rule of rulesOfTexts) yield* rule(readable);
}
