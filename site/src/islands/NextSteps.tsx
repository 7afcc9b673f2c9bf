import { contact, forms } from 'virtual:labels';
import type { AfterSending } from '../lib/forms/delivery.ts';
import { formatVisitorHours } from '../lib/hours/hours.ts';
import { Filled } from '../ui/Filled.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';

/** Who answers a message and when, what happens then, and how else to reach the company. */
export function NextSteps({ next, hours, phone, booking }: AfterSending) {
  const local = hours && formatVisitorHours(hours);
  return (
    <>
      <p>{forms.receipt.next}:</p>
      <ol>
        {next?.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {local && (
        <p>
          {contact.hours}: {local}
        </p>
      )}
      {phone && (
        <p>
          <Filled label={forms.receipt.call} parts={{ phone: <PhoneLink number={phone} /> }} />
        </p>
      )}
      {booking && <LinkButton href={booking}>{contact.book}</LinkButton>}
    </>
  );
}
