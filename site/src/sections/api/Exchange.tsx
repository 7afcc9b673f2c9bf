import { api as labels } from 'virtual:labels';
import type { Endpoint } from '@website/content-model/lib/api/api-reference.ts';
import { dialects, formatSource, type Json } from '@website/content-model/lib/api/format-source.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { Dial } from '../../figures/Dial.tsx';
import engraving from '../../figures/engraving.module.css';
import css from './Exchange.module.css';
import { MethodAndPath } from './MethodAndPath.tsx';

/** The fields of an object. Other values have none. */
function listFields(value: Json | undefined): [name: string, value: Json][] {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value)
    : [];
}

/** A value as people read it: text without quotation marks. */
const formatValue = (value: Json) =>
  typeof value === 'string' ? value : formatSource(value, dialects.json, 28);

/** One call of an endpoint, drawn from its example: what goes out, and what comes back. */
export function Exchange({ endpoint, caption }: { endpoint: Endpoint; caption: string }) {
  const { call, success } = endpoint;
  return (
    <figure className={css.exchange}>
      <div className={css.request}>
        <p className={css.label}>{labels.send}</p>
        <MethodAndPath {...endpoint} />
        <dl>
          {listFields(call.body).map(([name, value]) => (
            <Field key={name} name={name} value={value} />
          ))}
        </dl>
      </div>
      <svg className={css.arrow} viewBox="0 0 96 16" aria-hidden="true">
        <path className={engraving.main} d="M0 8H95M86 2L95 8 86 14" />
      </svg>
      <div className={css.answer}>
        <p className={css.label}>{fill(labels.receive, { status: success.status })}</p>
        <dl>
          {listFields(success.data).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {isConfidence(name, value) && <Dial fraction={value} />}
                {formatValue(value)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Whether a field of the answer can be read off a dial. */
function isConfidence(name: string, value: Json): value is number {
  return name === 'confidence' && typeof value === 'number' && value >= 0 && value <= 1;
}

function Field({ name, value }: { name: string; value: Json }) {
  const fields = listFields(value);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {fields.length === 0 ? (
          formatValue(value)
        ) : (
          <ul>
            {fields.map(([key, item]) => (
              <li key={key}>
                <span>{key}</span> <bdi>{formatValue(item)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
