import { careers as labels } from 'virtual:labels';
import type { Careers } from '@website/content-model/schemas/careers.ts';
import { mailto } from '../../lib/email/mailto.ts';
import type { Tone } from '../../lib/page/tones.ts';
import { ClosingCall } from '../ClosingCall.tsx';

interface Props {
  words: Careers['closing'];
  /** Where resumes go. */
  address: string;
  tone?: Tone | undefined;
}

/** The end of the page: send a resume, or go back to the jobs. */
export function ResumeCall({ words: { text, subject }, address, tone }: Props) {
  const links = [
    { label: labels.submit, link: mailto(address, { subject }) },
    { label: labels.browse, link: '#jobs' },
  ];
  return <ClosingCall text={text} links={links} tone={tone} />;
}
