import { api as labels } from 'virtual:labels';
import type { Endpoint } from '@website/content-model/lib/api/api-reference.ts';
import { dialects, formatSource } from '@website/content-model/lib/api/format-source.ts';
import type { SectionHead } from '@website/content-model/schemas/fields.ts';
import { Band } from '../../ui/Band.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Endpoints.module.css';
import { MethodAndPath } from './MethodAndPath.tsx';
import { ReferenceTable } from './ReferenceTable.tsx';
import { maxLineLength, ResponseExample } from './ResponseExample.tsx';

interface Props {
  words: SectionHead;
  endpoints: readonly Endpoint[];
}

/** Every endpoint: its parameters, its answer, and an example of both. */
export function Endpoints({ words, endpoints }: Props) {
  return (
    <Band labelledBy="endpoints">
      <SectionHeading id="endpoints" {...words} />
      {endpoints.map((endpoint) => (
        <EndpointEntry key={endpoint.id} endpoint={endpoint} />
      ))}
    </Band>
  );
}

const placeLabels = { path: 'inPath', query: 'inQuery', body: 'inBody' } as const;

function EndpointEntry({ endpoint }: { endpoint: Endpoint }) {
  const { id, title, description, parameters, call, success, responses } = endpoint;
  const { pathname, search } = new URL(call.url);
  return (
    <article className={css.endpoint} id={id} aria-labelledby={`${id}-title`}>
      <div className={css.words}>
        <h3 id={`${id}-title`}>{title}</h3>
        <MethodAndPath {...endpoint} />
        <p>{description}</p>
        {(['path', 'query', 'body'] as const).map((location) => {
          const rows = parameters.filter((parameter) => parameter.in === location);
          return (
            rows.length > 0 && (
              <ReferenceTable
                key={location}
                about={title}
                of={labels[placeLabels[location]]}
                rows={rows}
              />
            )
          );
        })}
        <ReferenceTable about={title} of={labels.inAnswer} rows={success.fields} />
        <ReferenceTable
          about={title}
          of={labels.status}
          rows={responses.map(({ status, description }) => ({ name: status, description }))}
        />
      </div>
      <div className={css.examples}>
        {call.body === undefined ? (
          <CodeBlock
            caption={labels.request}
            text={`${call.method} ${pathname}${search}`}
            name={`${labels.request}: ${title}`}
          />
        ) : (
          <CodeBlock
            caption={labels.requestBody}
            text={formatSource(call.body, dialects.json, maxLineLength)}
            language="json"
            name={`${labels.requestBody}: ${title}`}
          />
        )}
        <ResponseExample endpoint={endpoint} />
      </div>
    </article>
  );
}
