/** Import this before company.ts: these tests hold the sample to its specification, whichever company is chosen. */
import { findCompanyFolder, sampleFolder } from '@website/content-model/chosen-company.ts';

/** Whether `dist` is the site of another company, so that the tests need a build of their own. */
export const needsBuild =
  findCompanyFolder() !== sampleFolder || process.env.DIST === 'dist-sample';

if (needsBuild) process.env.DIST = 'dist-sample';
process.env.COMPANY = sampleFolder;
