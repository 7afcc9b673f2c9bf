// What every home page needs, as one script.
import './preselect.ts';
import './visitor-hours.ts';
