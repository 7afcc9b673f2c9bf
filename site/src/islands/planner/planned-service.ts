import type { Weeks } from '../../lib/text/live-dates.ts';

/** What the planner shows of a service. */
export interface PlannedService {
  title: string;
  route: string;
  /** Without them, nobody can say when it is live. */
  weeks?: Weeks | undefined;
}
