import { careers as labels } from 'virtual:labels';
import { mailto } from '../../lib/email/mailto.ts';
import type { Careers } from '../../schemas/careers.ts';
import { ClosingCall } from '../ClosingCall.tsx';

interface Props {
  words: Careers['closing'];
  /** Where resumes go, if the owner has set an address. */
  address: string | undefined;
}

/** The end of the page: send a resume, or go back to the jobs. */
export function ResumeCall({ words: { text, subject }, address }: Props) {
  const links = [
    {
      label: labels.submit,
      link: address && mailto(address, { subject }),
      unavailable: 'Resumes cannot be taken here yet: no careers address is set.',
    },
    { label: labels.browse, link: '#jobs' },
  ];
  return <ClosingCall text={text} links={links} />;
}
