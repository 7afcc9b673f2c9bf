import { planner as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import {
  findLongestAnswer,
  findLongestQuestion,
  findWidestWeeks,
  formatWeeks,
  type LiveSentence,
  type Weeks,
} from '../../lib/text/live-dates.ts';
import css from './Reading.module.css';

interface Props {
  services: readonly { title: string; weeks: Weeks }[];
  /** Without it, for the weeks of all services. */
  sentence: LiveSentence | undefined;
}

/**
 * Between which days a service is live. Not an output: the slider says the same, and a screen reader
 * would speak both. It has the room of its longest words, so that nothing moves while the date changes.
 */
export function Reading({ services, sentence }: Props) {
  const weeks = findWidestWeeks(services.map((service) => service.weeks));
  const { question, answer } = sentence ?? {
    question: labels.anyDay,
    answer: fill(labels.weeks, { weeks: formatWeeks(weeks) }),
  };
  return (
    <p className={css.reading} data-reading="">
      {/* The browser may write the longest date in another way than the build. */}
      <span data-longest={findLongestQuestion(services)}>
        <span>{question}</span>
      </span>{' '}
      <strong data-longest={findLongestAnswer()} suppressHydrationWarning>
        <span>{answer}</span>
      </strong>
    </p>
  );
}
