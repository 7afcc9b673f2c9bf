import { addDays } from '../lib/dates/add-days.ts';

/**
 * Creates a site.yaml with a value for every field. Tests that need a certain field must not depend on what the owner
 * of this site has left out.
 */
export function createCompleteCompany(today: Date): string {
  return `# yaml-language-server: $schema=../../schemas/site.json
name: Lindqvist Instruments
domain: lindqvist-instruments.com
founded: 1998
blurb: >-
  Lindqvist builds measuring instruments, and the software that reads them.
email:
  general: hello@lindqvist-instruments.com
  careers: work@lindqvist-instruments.com
  support: help@lindqvist-instruments.com
  privacy: privacy@lindqvist-instruments.com
  legal: legal@lindqvist-instruments.com
  security: security@lindqvist-instruments.com
phone: +46 8 123 456 78
address:
  - Storgatan 4
  - 114 51 Stockholm
  - Sweden
hours:
  days: [Mon, Tue, Wed, Thu, Fri]
  opens: "08:00"
  closes: "17:00"
  zone: Europe/Stockholm
  abbreviation: CET
legal:
  entity: Lindqvist Instruments AB
  representative: its director
  logRetention: 30 days
  workplaces:
    - Stockholm, Sweden
  law: the law and the courts of Sweden
  dataProtectionOfficer: not needed
  dataRepresentatives: not needed
  accessibilityTested: "${addDays(today, -10)}"
social:
  - network: linkedin
    label: LinkedIn
    href: https://linkedin.com/company/lindqvist
  - network: github
    label: GitHub
    href: https://github.com/lindqvist
  - network: x
    label: X
    href: https://x.com/lindqvist
  - network: youtube
    label: YouTube
    href: https://youtube.com/@lindqvist
`;
}
