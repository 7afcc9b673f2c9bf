import { forms, intake } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { NextSteps } from '../../islands/NextSteps.tsx';
import type { AfterSending } from '../../lib/forms/delivery.ts';
import { Band } from '../../ui/Band.tsx';
import css from './Answer.module.css';

/**
 * How the intake service answers a form without script. The service replaces both marks; the second
 * one becomes paragraphs, and sometimes a form with one button. It shows the next steps to who has sent
 * a message, and emails them as the attribute has them.
 */
export function Answer({ after }: { after: AfterSending }) {
  const { next = [], phone } = after;
  const text = [
    `${forms.receipt.next}:`,
    ...next.map((step) => `- ${step}`),
    ...(phone ? ['', fill(forms.receipt.call, { phone })] : []),
  ];
  return (
    <Band height="high">
      <div className={css.answer}>
        <h1>{'{heading}'}</h1>
        {'{lines}'}
        <div hidden data-answered={text.join('\n')}>
          <NextSteps {...after} />
        </div>
        <p>
          <a href="/">{intake.home}</a>
        </p>
      </div>
    </Band>
  );
}
