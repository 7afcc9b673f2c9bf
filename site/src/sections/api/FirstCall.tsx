import type { Endpoint } from '../../lib/api/api-reference.ts';
import { codeSamples, keyVariable } from '../../lib/api/code-samples.ts';
import type { Api } from '../../schemas/api.ts';
import { Band } from '../../ui/Band.tsx';
import { Card } from '../../ui/Card.tsx';
import { Code } from '../../ui/Code.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import css from './FirstCall.module.css';

interface Props {
  words: Api['call'];
  /** The example calls the first of them. */
  endpoints: readonly Endpoint[];
  company: string;
}

const languages = [
  { id: 'curl', label: 'curl', language: 'shellscript' },
  { id: 'typescript', label: 'TypeScript', language: 'typescript' },
  { id: 'python', label: 'Python', language: 'python' },
] as const;

/** How to use the API key, next to a complete call in three languages. */
export function FirstCall({ words, endpoints: [endpoint], company }: Props) {
  const { authentication, ...head } = words;
  if (endpoint === undefined) throw new Error('openapi.yaml: there is no endpoint to call');
  const key = keyVariable(company);
  const samples = codeSamples(endpoint.call, key);
  return (
    <Band tone="sunk" labelledBy="call">
      <SectionHeading id="call" {...head} />
      <div className={css.columns}>
        <div className={css.card}>
          <Card>
            <h3>{authentication.title}</h3>
            <p>{authentication.text}</p>
            <Code text={`Authorization: Bearer $${key}`} />
            <FeatureList items={authentication.points} />
          </Card>
        </div>
        <Tabs
          legend="Code example in"
          name="language"
          choices={languages.map(({ id, label, language }) => ({
            id,
            label,
            content: (
              <CodeBlock
                caption={`${endpoint.title}, in ${label}`}
                text={samples[id]}
                language={language}
                name={`${label} example`}
                copyable
              />
            ),
          }))}
        />
      </div>
    </Band>
  );
}
