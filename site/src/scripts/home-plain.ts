// The script of a home page without the orrery.
import './forms.ts';
import './near-rule.ts';
import './preselect.ts';
import './shell.ts';
