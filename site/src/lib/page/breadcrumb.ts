import { shell } from 'virtual:labels';

/** A page on the path from the home page to another page. */
export interface BreadcrumbStep {
  label: string;
  href: string;
}

/** The step before the page of a service. */
export const getServicesStep = (): BreadcrumbStep => ({
  label: shell.sections.services,
  href: '/#services',
});

/** The breadcrumb of a page, as the page shows it and search engines read it. */
export const buildBreadcrumb = (trail: readonly BreadcrumbStep[]): BreadcrumbStep[] => [
  { label: shell.sections.home, href: '/' },
  ...trail,
];
