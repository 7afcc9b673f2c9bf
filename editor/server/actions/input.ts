import { z } from 'astro/zod';

/** What several actions are sent. */

export const fieldId = z.string();

/** Whether the person was told what goes along, and agreed. */
export const isAgreed = z.boolean().optional();

export const noInput = z.strictObject({});

/** The bytes of a file. */
export const base64 = z.base64().transform((data) => Buffer.from(data, 'base64'));
