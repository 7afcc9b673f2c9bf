// The script of a home page without the orrery.
import './forms.ts';
import './preselect.ts';
