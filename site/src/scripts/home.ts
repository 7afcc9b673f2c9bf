// What every home page needs, as one script.
import './forms.ts';
import './planets.ts';
import './preselect.ts';
import './visitor-hours.ts';
