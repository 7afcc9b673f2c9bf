import { shell } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Site } from '@website/content-model/schemas/site.ts';

const labels = shell.footer;

/** The entry in the company register and the VAT number, if the company has them: a line each. */
export function CompanyRegister({ legal }: Pick<Site, 'legal'>) {
  return (
    <>
      {legal?.register && <span>{fill(labels.register, { entry: legal.register })}</span>}
      {legal?.vatNumber && <span>{fill(labels.vatNumber, { number: legal.vatNumber })}</span>}
    </>
  );
}
