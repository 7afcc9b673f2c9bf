import { z } from 'astro/zod';
import type { Colors } from '../../field.ts';
import type { BrandColors } from '../company/derive-palette.ts';
import { logoColors } from '../company/logo-colors.ts';
import { createCompany, writeCompany } from '../company/make-company.ts';
import { startAgain } from '../guard.ts';
import type { Session } from '../session.ts';
import { tryColors } from '../try-colors.ts';
import { base64 } from './input.ts';

export const companyInput = z.strictObject({
  /** By the ids of the questions. */
  answers: z.record(z.string(), z.string()),
  logo: z.strictObject({ name: z.string(), data: base64 }).optional(),
});

/** Makes a company and starts again with it, or says what is wrong with the answers, by the ids of the questions. */
export async function makeCompany(
  _: Session,
  { answers, logo }: z.output<typeof companyInput>,
): Promise<Record<string, string> | undefined> {
  const company = await createCompany(answers, logo && { name: logo.name, bytes: logo.data });
  if ('problems' in company) return company.problems;
  writeCompany(company);
  // The new company is another process: all of this one knows the sample.
  setTimeout(() => process.exit(startAgain), 500);
  return undefined;
}

const color = z.string().regex(/^#[0-9a-f]{6}$/);

export const colorsInput = z.strictObject({
  brand: z.strictObject({ main: color, accent: color }).optional(),
  save: z.boolean(),
});

/** The two brand colors now, or what others would do. Saves them if they can be used. */
export function changeColors(
  session: Session,
  { brand, save }: z.output<typeof colorsInput>,
): Colors {
  const { colors, file } = tryColors(session.readColors(), brand);
  if (save && file !== undefined)
    session.saveColors(file, `Colors: main ${colors.main}, accent ${colors.accent}`);
  return colors;
}

export const logoInput = z.strictObject({ data: base64 });

/** The two colors of a logo. A picture that cannot be read has none: why is said when it is saved. */
export const readLogoColors = (
  _: Session,
  { data }: z.output<typeof logoInput>,
): Promise<BrandColors | undefined> => logoColors(data).catch(() => undefined);
