import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const teamMemberSchema = z.strictObject({
  id: anchor,
  /** The card's heading. The seal that replaces a portrait is drawn from the name. */
  name: line(60),
  /** Below the name. */
  role: line(60),
  /** What the person knows best, in a few words. */
  expertise: line(80),
  /** As it should read: "14 years", and where, if you like. The drawing reads the years from it. */
  experience: line(60).regex(/^[1-7]?\d years?\b/, 'must begin with the years, like "14 years"'),
  /** The degree, and the school that awarded it. */
  education: line(80),
  /** Two or three sentences. */
  bio: line(320),
  /** Listed under the bio, one line each. */
  achievements: z.array(line(100)).min(1),
  sample,
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
