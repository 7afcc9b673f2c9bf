// What every home page needs, as one script.
import './forms.ts';
import './preselect.ts';
