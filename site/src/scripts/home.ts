// What every home page needs, as one script.
import './forms.ts';
import './near-rule.ts';
import './preselect.ts';
