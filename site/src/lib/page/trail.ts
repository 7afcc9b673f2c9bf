import { shell } from 'virtual:labels';

/** A step on the way from the home page to a page. */
export interface Step {
  label: string;
  href: string;
}

/** The step before the page of a service. */
export const servicesStep: Step = { label: shell.sections.services, href: '/#services' };

/** All steps to a page: the breadcrumb shows them, and search engines read them. */
export const stepsTo = (trail: readonly Step[]): Step[] => [
  { label: shell.sections.home, href: '/' },
  ...trail,
];
