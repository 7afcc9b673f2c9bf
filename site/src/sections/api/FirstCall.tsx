import { page } from 'virtual:labels';
import type { Endpoint } from '@website/content-model/lib/api/api-reference.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Api } from '@website/content-model/schemas/api.ts';
import { getKeyVariable } from '../../lib/api/code-samples.ts';
import { Card } from '../../ui/Card.tsx';
import { Code } from '../../ui/Code.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { InkBand } from '../../ui/InkBand.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { CallSamples } from './CallSamples.tsx';
import { Exchange } from './Exchange.tsx';
import css from './FirstCall.module.css';

interface Props {
  words: Api['call'];
  /** The example calls the first of them. */
  endpoints: readonly Endpoint[];
  company: string;
}

/** One call as a drawing, how to use the API key, and the complete call in three languages. */
export function FirstCall({ words, endpoints: [endpoint], company }: Props) {
  const { authentication, caption, ...head } = words;
  if (endpoint === undefined) throw new Error('openapi.yaml: there is no endpoint to call');
  const key = getKeyVariable(company);
  return (
    <InkBand height="high" labelledBy="call">
      <SectionHeading id="call" look="beside" {...head} />
      <Exchange endpoint={endpoint} caption={fill(page.figure, { caption })} />
      <div className={css.columns}>
        <div className={css.card}>
          <Card>
            <h3>{authentication.title}</h3>
            <p>{authentication.text}</p>
            <Code text={`Authorization: Bearer $${key}`} />
            <FeatureList items={authentication.points} />
          </Card>
        </div>
        <CallSamples endpoint={endpoint} company={company} name="language" />
      </div>
    </InkBand>
  );
}
