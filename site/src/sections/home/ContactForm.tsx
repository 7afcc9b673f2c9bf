import { budgetOptions, contactFields } from '@orrery/form-contract';
import { mailto } from '../../lib/mailto.ts';
import type { Home } from '../../schemas/home.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, type Option } from '../../ui/Field.tsx';
import css from './ContactForm.module.css';

interface Props {
  copy: Home['contact'];
  /** Where the message goes. Without one the form could only mislead, and is not offered. */
  address: string | undefined;
  services: readonly Option[];
}

/**
 * The message form. Its action is a mail to the company, so that what is typed never becomes part
 * of an address of this site, and a browser without script can still use it.
 */
export function ContactForm({ copy, address, services }: Props) {
  if (address === undefined) {
    return <p className={css.form}>Email not set: messages cannot be taken here yet.</p>;
  }
  return (
    <form
      className={css.form}
      action={mailto(address, { subject: 'AI project inquiry' })}
      method="post"
      encType="text/plain"
      aria-label="Message"
    >
      <p className={css.note}>Fields marked * are required.</p>
      <div className={css.pair}>
        <Field
          name="firstName"
          label="First Name"
          autoComplete="given-name"
          {...contactFields.firstName}
        />
        <Field
          name="lastName"
          label="Last Name"
          autoComplete="family-name"
          {...contactFields.lastName}
        />
      </div>
      <div className={css.pair}>
        <Field
          name="email"
          label="Email Address"
          type="email"
          autoComplete="email"
          {...contactFields.email}
        />
        <Field
          name="company"
          label="Company"
          autoComplete="organization"
          {...contactFields.company}
        />
      </div>
      <Field name="service" label="AI Service Type" options={services} />
      <Field
        name="budget"
        label="Project Budget"
        options={budgetOptions.map((label) => ({ label }))}
      />
      <Field name="details" label="AI Project Details" rows={6} {...contactFields.details} />
      <p className={css.note}>{copy.note}</p>
      <Button type="submit">Send Message</Button>
    </form>
  );
}
