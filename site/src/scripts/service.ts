// Everything that the page of a service needs, as one script.
import './date-steps.ts';
import './near-rule.ts';
